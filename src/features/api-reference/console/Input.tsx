import Field from '@site/src/components/Field';
import {createElement, type ChangeEvent, type ComponentProps, type ReactNode} from 'react';
import {problemMessages, type Problem} from './messages';

export interface InputProps
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'fact'>,
    Pick<ComponentProps<'input'>, 'name' | 'type' | 'inputMode' | 'placeholder' | 'autoFocus'> {
  /** Undefined for a field that keeps its own value. */
  value?: string;
  /** Lines of a longer text. */
  rows?: number;
  /** Values to choose from, and what readers see of each. */
  options?: {value: string; text: string}[];
  problem?: Problem;
  onValue: (value: string) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of the form, with what is wrong with it. */
export default function Input({
  label,
  fact,
  options,
  problem,
  onValue,
  ...rest
}: InputProps): ReactNode {
  const element = options ? 'select' : rest.rows ? 'textarea' : 'input';
  const onChange = ({target}: ChangeEvent<Control>): void => onValue(target.value);
  return (
    <Field label={label} fact={fact} problem={problem && problemMessages()[problem]}>
      {(field) =>
        createElement(
          element,
          {...field, ...rest, onChange, autoComplete: 'off', spellCheck: false},
          options?.map(({value, text}) => (
            <option key={value} value={value}>
              {text}
            </option>
          )),
        )
      }
    </Field>
  );
}
