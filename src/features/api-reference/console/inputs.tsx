import Field from '@site/src/components/Field';
import type {ComponentProps, ReactNode} from 'react';
import type {FormProblem} from './request';
import {problemTexts} from './texts';

type FieldProps = ComponentProps<typeof Field>;

interface InputProps extends Pick<FieldProps, 'label' | 'fact'> {
  name: string;
  problems: FormProblem[];
  children: (
    attributes: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  ) => ReactNode;
}

/** A field of the form, with what is wrong with it. */
export function Input({name, problems, children, ...field}: InputProps): ReactNode {
  const problem = problems.find((one) => one.field === name);
  return (
    <Field {...field} problem={problem && problemTexts()[problem.kind]}>
      {(attributes) => children({...attributes, name, autoComplete: 'off', spellCheck: false})}
    </Field>
  );
}

interface ChoiceProps {
  label: string;
  titles: string[];
  /** Position of the chosen one. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Menu of examples. */
export const Choice = ({label, titles, chosen, onChoose}: ChoiceProps): ReactNode => (
  <Field label={label}>
    {(attributes) => (
      <select
        {...attributes}
        value={chosen}
        onChange={({target}) => onChoose(Number(target.value))}>
        {titles.map((title, index) => (
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </select>
    )}
  </Field>
);
