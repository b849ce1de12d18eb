import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Look {
  /** The one primary action of a view has the lamp color. */
  primary?: boolean;
  /** As high as a field, for forms and panels. */
  small?: boolean;
}

type Props = Look &
  ((ComponentProps<'button'> & {to?: never}) | (ComponentProps<typeof Link> & {to: string}));

/** A button, or a link that looks like one. */
export default function Button({primary, small, className, ...props}: Props): ReactNode {
  const look = clsx(
    'outline-button',
    styles.button,
    primary && styles.primary,
    small && styles.small,
    className,
  );
  return props.to === undefined ? (
    <button type="button" {...props} className={look} />
  ) : (
    <Link {...props} className={look} />
  );
}
