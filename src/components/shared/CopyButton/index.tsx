import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Gives the text to copy when the button is pressed. */
  text: () => string;
  /** What the button shows instead of "Copy". */
  label?: string;
  className?: string;
}

/** Copies a text to the clipboard and says so, on the button and to screen readers. */
export default function CopyButton({text, label, className}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), 2000);
  }

  const words = {
    idle: label ?? translate({id: 'copy.idle', message: 'Copy', description: 'Button that copies a code block'}),
    copied: translate({id: 'copy.done', message: 'Copied', description: 'Said after a text was copied'}),
    failed: translate({id: 'copy.failed', message: 'Copying was refused', description: 'The browser did not let the site write to the clipboard'}),
  };
  return (
    <button type="button" className={`${styles.button} ${className ?? ''}`} onClick={() => void copy()}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        {state === 'copied' ? <path d="m3 8.5 3.2 3.2L13 4.8" /> : <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />}
      </svg>
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
