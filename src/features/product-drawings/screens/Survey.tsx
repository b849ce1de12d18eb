import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names, survey} from '@site/src/data/harbor';
import {useLabels} from '../labels';
import {Button, Chart} from '../parts';
import styles from '../styles.module.css';
import Window, {Card} from '../Window';

/** A survey's page: how many responses each day brought, and the latest ones. */
export default function Survey(): ReactNode {
  const t = useLabels();
  return (
    <Window
      module="Survey"
      list={<Card active name={names.survey} number={String(survey.count)} />}
      title={names.survey}
      buttons={<Button name="More" icon="dots" bare />}>
      <div className={clsx(styles.page, styles.sheet)}>
        <b>{t('Count')}</b>
        <div className={styles.row}>
          {survey.count}
          <span className={clsx(styles.row, styles.last)}>
            <Button name="Usage" icon="code" />
            <Button name="Download" icon="download" look="filled" />
          </span>
        </div>
        <span className={clsx(styles.choice, styles.gray)}>
          <Button name="Recent Survey Count" />
        </span>
        {/* The interface writes these dates in English in every language. */}
        <Chart
          look="traffic"
          series={[survey.days]}
          top={12}
          scale={[0, 3, 6, 9, 12]}
          times={['Feb 24', 'Mar 03', 'Mar 10']}
        />
        <div className={styles.legend}>
          <i>■</i> {t('Count')}
        </div>
      </div>
      <b className={styles.preview}>{t('Preview')}</b>
      <div className={styles.answers}>
        {[['ID', ...survey.questions, 'Created At'], ...survey.latest].map((cells) => (
          <div key={cells[0]}>
            {cells.map((cell, index) => (
              <span key={survey.questions[index - 1] ?? cell}>{t(cell)}</span>
            ))}
          </div>
        ))}
      </div>
    </Window>
  );
}
