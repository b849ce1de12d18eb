import clsx from 'clsx';
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import catalog from '@site/i18n/product-labels.json';
import {names} from '@site/src/data/sample-workspace';
import iconPaths from './icons.json';
import styles from './styles.module.css';

const labels: Partial<Record<string, Record<string, string | string[]>>> = catalog;

/**
 * Gives the labels of the dashboard in the language of the page, and the first one where it has several. What the dashboard doesn't
 * translate is English in every language.
 */
export function useLabels(): (text: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (text) => {
    const label = labels[text]?.[currentLocale] ?? text;
    return Array.isArray(label) ? label[0]! : label;
  };
}

type IconName = keyof typeof iconPaths;

/** An icon of the dashboard. Its lines are drawn on a grid of 16. */
export function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="15" height="15">
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** English label of the control that the figure marks. */
export const MarkedLabelContext = createContext<string | undefined>(undefined);

/** Class of the mark, if this is the control in question. */
export const useMark = (label: string): string | undefined =>
  useContext(MarkedLabelContext) === label ? styles.marked : undefined;

interface ButtonProps {
  /** English label. A button with an icon alone has one too, to be marked by. */
  name: string;
  icon?: IconName;
  bare?: boolean;
  filled?: boolean;
}

/** A button of the dashboard. */
export function Button({name, icon, bare, filled}: ButtonProps): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.button, filled && styles.filled, useMark(name))}>
      {icon && <Icon name={icon} />}
      {!bare && t(name)}
    </span>
  );
}

/** Thin bars, one a check or a day. */
export function HealthBar({count}: {count: number}): ReactNode {
  return <span className={styles.health} style={{'--count': count} as CSSProperties} />;
}

/** A field of a form, with its label and its value. */
export function Field({name, value}: {name: string; value: string}): ReactNode {
  const t = useLabels();
  return (
    <div>
      {t(name)}
      <div className={styles.box}>{t(value)}</div>
    </div>
  );
}

const modules: IconName[] = [
  'Website',
  'Application',
  'Monitor',
  'Servers',
  'Telemetry',
  'Pages',
  'Survey',
  'Feed',
  'Short Link',
  'AI Gateway',
  'AI Router',
];

interface WindowProps {
  module: IconName;
  title: string;
  buttons?: ReactNode;
  children: ReactNode;
}

/** The dashboard's frame: menu and content. A figure in text has room for the content only. */
export function Window({module, title, buttons, children}: WindowProps): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.window}>
      <div className={styles.menu}>
        <b className={styles.entry}>{names.workspace}</b>
        {modules.map((name) => (
          <div key={name} className={clsx(styles.entry, name === module && styles.active)}>
            <Icon name={name} />
            {t(name)}
          </div>
        ))}
      </div>
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
