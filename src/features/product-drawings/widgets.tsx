import clsx from 'clsx';
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import Icon, {type IconName} from './Icon';
import {useLabels} from './labels';
import styles from './styles.module.css';

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

/** Columns of the cells of a table. */
export const columns = (widths: string): CSSProperties => ({gridTemplateColumns: widths});

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
