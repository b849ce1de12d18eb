import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Status from '../Status';
import styles from './styles.module.css';

interface Props {
  /** Language of a request sample, with its name. */
  language?: string;
  label?: string;
  /** Status of a response. */
  status?: string;
  first?: boolean;
  /** Nothing for an empty body. */
  children?: ReactNode;
}

/** A request in one language, or the responses of one status: button and panel side by side; the styles put all buttons in one row, and show the panel of the chosen one. */
export default function Sample({language, label, status, first, children}: Props): ReactNode {
  const group = status ? 'api-status' : 'api-language';
  const value = status ?? language;
  const id = `${group}-${value}`;
  return (
    <>
      <input
        type="radio"
        name={group}
        id={id}
        value={value}
        defaultChecked={first}
        className={`visually-hidden ${styles.input}`}
      />
      <label htmlFor={id} className={styles.label}>
        {status ? <Status status={status} /> : <span translate="no">{label}</span>}
      </label>
      <div className={styles.panel}>
        {children ?? (
          <p className={styles.empty}>
            <Translate id="api.samples.empty">The response body is empty.</Translate>
          </p>
        )}
      </div>
    </>
  );
}
