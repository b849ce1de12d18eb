import Field from '@site/src/components/Field';
import type {ReactNode} from 'react';

interface Props {
  label: string;
  titles: string[];
  /** Position of the chosen one. */
  chosen: number;
  problem?: ReactNode;
  onChoose: (index: number) => void;
}

/** Menu of examples. */
export default function Choice({label, titles, chosen, problem, onChoose}: Props): ReactNode {
  return (
    <Field label={label} problem={problem}>
      {(attributes) => (
        <select
          {...attributes}
          value={chosen}
          onChange={({target}) => onChoose(Number(target.value))}>
          {titles.map((title, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
