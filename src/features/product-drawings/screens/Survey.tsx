import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {Chart} from '../charts';
import {Button, useLabels} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {survey} = records;
const heads = ['ID', ...survey.questions, 'Created At'];
const cells = {gridTemplateColumns: '190px 110px minmax(0, 1fr) 118px 124px'};

/** A survey's page: how many responses each day brought, and the latest ones. */
export default function Survey(): ReactNode {
  const t = useLabels();
  return (
    <Window module="Survey" title={names.survey} buttons={<Button name="More" icon="dots" bare />}>
      <div className={clsx(styles.box, styles.page)}>
        <b>{t('Count')}</b>
        <div className={styles.row}>
          {survey.count}
          <span className={clsx(styles.row, styles.end)}>
            <Button name="Usage" icon="code" />
            <Button name="Download" icon="download" look="filled" />
          </span>
        </div>
        <div className={styles.row}>
          <Button name="Recent Survey Count" look="gray" />
        </div>
        {/* The interface writes these dates in English in every language. */}
        <Chart
          look="traffic"
          series={[survey.responsesByDay]}
          top={12}
          times={['Feb 24', 'Mar 03', 'Mar 10']}
        />
        <div className={styles.legend}>
          <i>■</i> {t('Count')}
        </div>
      </div>
      <b>{t('Preview')}</b>
      <div className={styles.table}>
        {[heads.map(t), ...survey.latest.map(Object.values<string>)].map((values) => (
          <div key={values[0]} className={styles.cells} style={cells}>
            {values.map((value, column) => (
              <span key={heads[column]} className="text--truncate">
                {value}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Window>
  );
}
