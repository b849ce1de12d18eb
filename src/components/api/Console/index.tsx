import type {ConsoleData} from '@site/src/lib/api-page/console-data';
import type {ReactNode} from 'react';

export default function Console({data}: {data: ConsoleData; onClose: () => void}): ReactNode {
  return <pre>{JSON.stringify(data.parameters)}</pre>;
}
