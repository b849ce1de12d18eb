import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Name of an environment variable with an anchor of its own, `#NAME`. A long name breaks after an underscore and nowhere else. */
export default function EnvVar({name}: {name: string}): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <a id={name} href={`#${name}`} className={styles.name}>
      <code translate="no">
        {name.split(/(?<=_)/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
    </a>
  );
}
