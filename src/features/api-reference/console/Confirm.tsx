import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  method: string;
  origin: string;
  onAnswer: (yes: boolean) => void;
}

/** Asks before something is deleted; the focus is on the harmless answer. */
export default function Confirm({method, origin, onAnswer}: Props): ReactNode {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div
      className={styles.confirm}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onAnswer(false);
      }}>
      <strong id={`${id}title`}>
        <Translate id="api.confirm.title">This can't be undone.</Translate>
      </strong>
      <p id={`${id}text`}>
        {translate(
          {id: 'api.confirm.text', message: 'The request permanently deletes data on {origin}.'},
          {origin},
        )}
      </p>
      <div className={styles.actions}>
        <Button ref={no} small onClick={() => onAnswer(false)}>
          <Translate id="api.confirm.no">Don't send</Translate>
        </Button>
        <Button small className={styles.danger} onClick={() => onAnswer(true)}>
          {translate({id: 'api.confirm.yes', message: 'Send {method}'}, {method})}
        </Button>
      </div>
    </div>
  );
}
