import {translate} from '@docusaurus/Translate';
import {kinds, type Kind} from '@site/src/features/changelog/releases';
import type {ReactNode} from 'react';
import styles from './filter.module.css';

/** Name of a kind of change. */
function kindName(kind: Kind): string {
  return {
    breaking: translate({message: 'Breaking'}),
    added: translate({message: 'Added'}),
    changed: translate({message: 'Changed'}),
    fixed: translate({message: 'Fixed'}),
    security: translate({message: 'Security'}),
  }[kind];
}

interface Props {
  value: Kind | undefined;
  onChange: (kind: Kind | undefined) => void;
  /** Says how many releases have the kind. */
  count: string;
}

/** Chooses the kind of change. The style sheet of the list reads the checked button, so it works without scripts too. */
export default function Filter({value, onChange, count}: Props): ReactNode {
  return (
    <div className={`cluster ${styles.row}`}>
      <fieldset className={`cluster ${styles.filter}`}>
        <legend className="visually-hidden">{translate({message: 'Type of change'})}</legend>
        {[undefined, ...kinds].map((kind) => (
          <label key={kind ?? 'all'} className={styles.option} data-kind={kind}>
            <input
              type="radio"
              name="kind"
              value={kind ?? 'all'}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            {kind ? kindName(kind) : translate({message: 'All'})}
          </label>
        ))}
      </fieldset>
      <span className="caption" role="status">
        {count}
      </span>
    </div>
  );
}
