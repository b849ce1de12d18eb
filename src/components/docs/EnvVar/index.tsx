import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Name of an environment variable with an anchor of its own, `#NAME`. */
export default function EnvVar({name}: {name: string}): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <a id={name} href={`#${name}`} className={styles.name}>
      <code translate="no">{name}</code>
    </a>
  );
}
