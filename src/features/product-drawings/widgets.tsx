import clsx from 'clsx';
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import catalog from '@site/i18n/product-labels.json';
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

export type IconName = keyof typeof iconPaths;

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
export function useMark(label?: string): string | undefined {
  return useContext(MarkedLabelContext) === label && label ? styles.marked : undefined;
}

interface ButtonProps {
  /** English label. A button with an icon alone has one too, to be marked by. */
  name: string;
  icon?: IconName;
  bare?: boolean;
  look?: 'filled' | 'gray' | 'blue';
}

/** A button of the dashboard. */
export function Button({name, icon, bare, look}: ButtonProps): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.button, look && styles[look], useMark(name))}>
      {icon && <Icon name={icon} />}
      {!bare && t(name)}
    </span>
  );
}

/** A switch with its label, turned off. */
export function Switch({name}: {name: string}): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.row, styles.switch)}>
      <i />
      {t(name)}
    </span>
  );
}

/** Thin bars, one a check or a day. */
export function HealthBar({count}: {count: number}): ReactNode {
  return <span className={styles.health} style={{'--count': count} as CSSProperties} />;
}

interface FieldProps {
  name: string;
  value: string;
  required?: boolean;
  /** A list to choose from. */
  list?: boolean;
  short?: boolean;
  before?: ReactNode;
}

/** A field of a form, with its label and its value. */
export function Field({name, value, required, list, short, before}: FieldProps): ReactNode {
  const t = useLabels();
  return (
    <div>
      {required && '* '}
      {t(name)}
      <div className={clsx(styles.input, short && styles.short)}>
        {before}
        {t(value)}
        {list && (
          <span className={styles.end}>
            <Icon name="down" />
          </span>
        )}
      </div>
    </div>
  );
}
