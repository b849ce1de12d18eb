import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/harbor';
import Icon, {type IconName} from './Icon';
import {useLabels} from './labels';
import styles from './styles.module.css';

/** Entries of the menu with the numbers behind them. */
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

export type Module = keyof typeof menu;

function Entry({name, active}: {name: Module; active: boolean}): ReactNode {
  const t = useLabels();
  return (
    <div className={clsx(styles.entry, active && styles.active)}>
      <Icon name={name} />
      {t(name)}
      <span className={styles.end}>{menu[name]}</span>
    </div>
  );
}

interface Props {
  module: Module;
  title: ReactNode;
  buttons?: ReactNode;
  children: ReactNode;
}

function Menu({module}: {module: Module}): ReactNode {
  return (
    <div className={styles.menu}>
      <div className={styles.entries}>
        <div className={styles.button}>
          {names.workspace}
          <span className={styles.end}>
            <Icon name="both" />
          </span>
        </div>
        {(Object.keys(menu) as Module[]).map((name) => (
          <Entry key={name} name={name} active={name === module} />
        ))}
      </div>
    </div>
  );
}

/** The dashboard's frame: menu and content. A figure in text has room for the content only. */
export default function Window({module, title, buttons, children}: Props): ReactNode {
  return (
    <div className={styles.window}>
      <Menu module={module} />
      <div className={styles.content}>
        <div className={styles.head}>
          <b>{title}</b>
          {buttons}
        </div>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}
