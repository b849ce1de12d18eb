import Field from '@site/src/components/Field';
import type {FormProblem} from './model/request';
import type {ComponentProps, ReactNode} from 'react';
import {problemTexts} from './texts';

type FieldProps = ComponentProps<typeof Field>;

interface Props extends Pick<FieldProps, 'label' | 'fact'> {
  name: string;
  problems: FormProblem[];
  children: (
    attributes: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  ) => ReactNode;
}

/** A field of the form, with what is wrong with it. */
export default function Input({name, problems, children, ...field}: Props): ReactNode {
  const problem = problems.find((one) => one.field === name);
  return (
    <Field {...field} problem={problem && problemTexts()[problem.kind]}>
      {(attributes) => children({...attributes, name, autoComplete: 'off', spellCheck: false})}
    </Field>
  );
}
