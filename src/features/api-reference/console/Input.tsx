import Field from '@site/src/components/Field';
import {createElement, type ComponentProps, type ReactNode} from 'react';
import type {FormProblem} from './request';
import {problemTexts} from './texts';

interface Props
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'fact'>,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'children'> {
  as?: 'input' | 'select' | 'textarea';
  name?: string;
  value: string | number | undefined;
  rows?: number;
  problems?: FormProblem[];
  onValue: (value: string) => void;
}

/** A field of the form, with what is wrong with it. */
export default function Input({
  as = 'input',
  name,
  label,
  fact,
  problems = [],
  onValue,
  ...more
}: Props): ReactNode {
  const problem = problems.find(({field}) => field === name);
  const onChange = ({target}: {target: HTMLInputElement}): void => onValue(target.value);
  const own = {...more, name, onChange, autoComplete: 'off', spellCheck: false};
  return (
    <Field label={label} fact={fact} problem={problem && problemTexts()[problem.kind]}>
      {(attributes) => createElement(as, {...attributes, ...own})}
    </Field>
  );
}
