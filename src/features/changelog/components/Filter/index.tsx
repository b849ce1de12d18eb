import {translate} from '@docusaurus/Translate';
import {kinds, type Kind} from '@site/src/features/changelog/releases';
import type {ReactNode} from 'react';
import {kindName, useEntryCount} from '../texts';
import styles from './styles.module.css';

interface Props {
  value: Kind | null;
  onChange: (kind: Kind | null) => void;
  /** Number of releases that have the kind. */
  shown: number;
}

/** Chooses the kind of change. The style sheet of the list reads the checked button, so it works without scripts too. */
export default function Filter({value, onChange, shown}: Props): ReactNode {
  const entryCount = useEntryCount();
  return (
    <div className={`cluster ${styles.row}`} data-no-print="" data-no-twin="" data-no-search="">
      <fieldset className={`cluster ${styles.filter}`}>
        <legend className="visually-hidden">{translate({message: 'Type of change'})}</legend>
        {[null, ...kinds].map((kind) => (
          <label key={kind} className={styles.option} data-kind={kind}>
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
        {entryCount(shown)}
      </span>
    </div>
  );
}
