// Change: our own globe instead of the theme's letters. Takes the same props.
import LineIcon from '@site/src/components/LineIcon';
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M1.6 8h12.8M8 1.6c2 2 2.8 4.1 2.8 6.4S10 12.4 8 14.4C6 12.4 5.2 10.3 5.2 8S6 3.6 8 1.6Z" />
    </LineIcon>
  );
}
