import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {names} from '@site/src/data/harbor';
import Icon, {type IconName} from './Icon';
import {useLabels} from './labels';
import {Button, useMark, WideContext} from './widgets';
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
    <div className={clsx(styles.entry, active && styles.active, useMark(name))}>
      <Icon name={name} />
      {t(name)}
      <span className={styles.end}>{menu[name]}</span>
    </div>
  );
}

interface Props {
  module: Module;
  /** Instead of the one that adds an entry. */
  listButtons?: ReactNode;
  /** Cards of the list of a wide figure. Without them, the content takes its place. */
  list?: ReactNode;
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
        <div className={clsx(styles.entry, styles.active)}>
          <Icon name="search" />
          <span className={styles.end}>ctrl + k</span>
        </div>
        {(Object.keys(menu) as Module[]).map((name) => (
          <Entry key={name} name={name} active={name === module} />
        ))}
      </div>
      <div className={styles.entries}>
        <div className={styles.entry}>
          Mira
          <span className={styles.end}>
            <Icon name="dots" />
          </span>
        </div>
      </div>
    </div>
  );
}

/** The dashboard's frame: menu, list, and content. A figure in text has room for the content only. */
export default function Window({
  module,
  listButtons,
  list,
  title,
  buttons,
  children,
}: Props): ReactNode {
  const t = useLabels();
  const wide = useContext(WideContext);
  return (
    <div className={styles.window}>
      {wide && <Menu module={module} />}
      {wide && list && (
        <div className={styles.list}>
          <div className={styles.head}>
            <b>{t(module)}</b>
            {listButtons ?? <Button name="Add" icon="plus" />}
          </div>
          <div className={styles.page}>
            <div className={clsx(styles.input, styles.quiet)}>
              <Icon name="search" />
              {t('Search')}
            </div>
            {list}
          </div>
        </div>
      )}
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

interface CardProps {
  name: string;
  number?: string;
  note?: string;
  active?: boolean;
  children?: ReactNode;
}

/** An entry of the list next to the content. */
export function Card({name, number, note, active, children}: CardProps): ReactNode {
  return (
    <div className={clsx(styles.box, active && styles.active)}>
      <div className={styles.row}>
        <b className={styles.clip}>{name}</b>
        <small className={styles.end}>{number}</small>
      </div>
      {note && <small>{note}</small>}
      {children}
    </div>
  );
}
