import React, {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import LineIcon from '../LineIcon';
import styles from './styles.module.css';

interface Props {
  /** The text, or what gives it when the button is pressed. */
  text: string | (() => string | Promise<string>);
  /** What is copied, for those who don't see what the button is next to. */
  label: string;
  /** Shows the label next to the sign. */
  named?: boolean;
  /** What to do where copying isn't allowed. */
  failed?: string;
  className?: string;
}

/** Writes to the clipboard within the press of the button, as Safari wants it: the text may arrive later. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies text and says so, on the button and to screen readers. */
export default function CopyButton({text, label, named, failed, className}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await write(typeof text === 'function' ? text() : text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <span className={clsx('scripts-only', styles.wrap, className)} data-no-print="">
      <button
        type="button"
        className={clsx('outline-button', !named && styles.square)}
        onClick={copy}
        aria-label={named ? undefined : label}
        title={named ? undefined : label}>
        <LineIcon>
          {state === 'copied' ? (
            <path d="m3 8.5 3.2 3.2L13 4.8" />
          ) : (
            <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
          )}
        </LineIcon>
        {named && label}
      </button>
      <span className={styles.status} role="status">
        {/* Elements rather than bare strings, which the browser replaces when it translates a page. */}
        {state === 'copied' && (
          <span>{translate({id: 'shared.copy.done', message: 'Copied'})}</span>
        )}
        {state === 'failed' && (
          <span>
            {failed ??
              translate({
                id: 'shared.copy.failed',
                message: "Couldn't copy. Select the text instead.",
              })}
          </span>
        )}
      </span>
    </span>
  );
}
