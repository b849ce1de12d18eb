import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/sample-workspace';
import {Icon, type IconName, useLabels} from './widgets';
import styles from './styles.module.css';

/** How many items the menu says a module has. */
const menu = {
  Website: 2,
  Application: 0,
  Monitor: 4,
  Servers: 3,
  Telemetry: 1,
  Pages: 1,
  Survey: 1,
  Feed: 2,
  'Short Link': 0,
  'AI Gateway': 0,
  'AI Router': 0,
} as const satisfies Partial<Record<IconName, number>>;

type Module = keyof typeof menu;

function Menu({current}: {current: Module}): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.menu}>
      <div className={styles.button}>
        {names.workspace}
        <span className={styles.end}>
          <Icon name="both" />
        </span>
      </div>
      {(Object.keys(menu) as Module[]).map((name) => (
        <div key={name} className={clsx(styles.entry, name === current && styles.active)}>
          <Icon name={name} />
          {t(name)}
          <span className={styles.end}>{menu[name]}</span>
        </div>
      ))}
    </div>
  );
}

interface Props {
  module: Module;
  title: ReactNode;
  buttons?: ReactNode;
  children: ReactNode;
}

/** The dashboard's frame: menu and content. A figure in text has room for the content only. */
export default function Window({module, title, buttons, children}: Props): ReactNode {
  return (
    <div className={styles.window}>
      <Menu current={module} />
      <div className={styles.content}>
        <div className={styles.head}>
          <b className="text--truncate">{title}</b>
          {buttons}
        </div>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}
