import type {FormProblem} from '@site/src/features/api-reference/console/model/request';
import {useId, type ReactNode} from 'react';
import {problemText} from './texts';
import styles from './styles.module.css';

interface Props {
  label: ReactNode;
  /** What is known of the value, beside the label. */
  hint?: ReactNode;
  name: string;
  problems: FormProblem[];
  children: (attributes: {id: string; name: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined}) => ReactNode;
}

/** A labelled field with its problem below it. */
export default function Input({label, hint, name, problems, children}: Props): ReactNode {
  const id = useId();
  const problem = problems.find(({field}) => field === name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      {children({id, name, 'aria-invalid': Boolean(problem), 'aria-describedby': problem ? `${id}problem` : undefined})}
      {problem && (
        <p id={`${id}problem`} className={styles.problem} role="alert">
          {problemText(problem.kind)}
        </p>
      )}
    </div>
  );
}
