import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The keys, and what is searched. */
export default function DialogFooter(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]!.label;
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.keys.move">move</Translate>
        <kbd>↵</kbd>
        <Translate id="search.keys.open">open</Translate>
      </span>
      <span>
        {translate(
          {id: 'search.language', message: 'Pages in {language}', description: 'Which pages are searched; the language is in its own name'},
          {language},
        )}
      </span>
    </div>
  );
}
