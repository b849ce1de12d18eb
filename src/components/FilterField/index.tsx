import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode, Ref} from 'react';
import {controlClass} from '../Field';

interface Props {
  label: string;
  value: string;
  /** Number of entries that the filter found, once it was used, and how the language says it: in its plural forms, and for none. */
  count: number | undefined;
  found: string;
  none: string;
  onValue: (value: string) => void;
  field?: Ref<HTMLInputElement>;
}

/** Field that narrows a list, with the number of what is left. Escape empties it. */
export default function FilterField({
  label,
  value,
  count,
  found,
  none,
  onValue,
  field,
}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <div className="scripts-only" data-no-print="" data-no-twin="" data-no-search="">
      <input
        ref={field}
        type="search"
        className={controlClass}
        value={value}
        placeholder={label}
        aria-label={label}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onValue('')}
      />
      <p className="caption margin-horiz--sm margin-top--xs margin-bottom--none" role="status">
        {count !== undefined && (count > 0 ? selectMessage(count, found) : none)}
      </p>
    </div>
  );
}
