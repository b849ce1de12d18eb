import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import CheckIcon from './check.svg';
import CopyIcon from './copy.svg';
import styles from './styles.module.css';

interface Props {
  /** The text, or a function that returns it when the button is pressed. */
  text: string | (() => string | Promise<string>);
  /** What is copied, for those who don't see what the button is next to. */
  label: string;
  /** Shows the label next to the icon. */
  showLabel?: boolean;
  /** Message where copying fails; by default it says to select the text. */
  failureMessage?: string;
  className?: string;
}

/** Copies text and says so, on the button and to screen readers. */
export default function CopyButton({
  text,
  label,
  showLabel,
  failureMessage,
  className,
}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      // The call can't wait for the text: Safari refuses calls after the press of the button.
      const value = Promise.resolve(typeof text === 'function' ? text() : text);
      const blob = value.then((part) => new Blob([part], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <span className={clsx('scripts-only', styles.wrap, className)} data-no-print="">
      <button
        type="button"
        className={clsx('outline-button', !showLabel && styles.square)}
        onClick={copy}
        aria-label={showLabel ? undefined : label}
        title={showLabel ? undefined : label}>
        {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        {showLabel && label}
      </button>
      <span className={styles.status} role="status">
        {/* Elements rather than bare strings, which the browser replaces when it translates a page. */}
        {state === 'copied' && <span>{translate({message: 'Copied'})}</span>}
        {state === 'failed' && (
          <span>
            {failureMessage ?? translate({message: "Couldn't copy. Select the text instead."})}
          </span>
        )}
      </span>
    </span>
  );
}
