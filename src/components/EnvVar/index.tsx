import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {withBreaks} from '@site/src/components/Breakable';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Name of an environment variable with its own anchor, `#NAME`. A long name breaks after an underscore and nowhere else. */
export default function EnvVar({name}: {name: string}): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <a id={name} href={`#${name}`} className={`quiet-link ${styles.name}`}>
      <code translate="no">{withBreaks(name.split(/(?<=_)/))}</code>
    </a>
  );
}
