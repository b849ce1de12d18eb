import {readStored, writeStored} from '../../../components/storage.ts';
import type {ReaderValues} from '../../../data/reader-values.ts';
import {writeReaderValues} from '../../reader-values/store.ts';
import {keyName, originOf, type FormValues} from './request.ts';

const cloudKey = 'tianji.cloud-key';

/** What the fields of the server contain at first. */
export const savedServer = ({origin = '', apiKey = ''}: ReaderValues): FormValues => ({
  server: origin ? 'instance' : 'sample',
  origin,
  [keyName('instance')]: apiKey,
  [keyName('cloud')]: readStored(cloudKey, 'sessionStorage') ?? '',
});

/** Stores the origin (this browser) and the key (this session) of the chosen server for the whole site. */
export function saveServer(values: FormValues, reader: ReaderValues): void {
  const apiKey = values[keyName(values.server)]?.trim() ?? '';
  if (values.server === 'cloud') writeStored(cloudKey, apiKey, 'sessionStorage');
  else writeReaderValues({...reader, origin: originOf(values), apiKey: apiKey || undefined});
}
