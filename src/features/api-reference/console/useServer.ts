import {useReaderValues, writeReaderValues} from '@site/src/features/reader-values/store';
import {identity} from '@site/src/config/identity';
import {readerSamples} from '@site/src/data/reader-values';
import {serverOrigin} from './request';
import {readStored, writeStored} from '@site/src/components/storage';
import {useState} from 'react';

export type ServerChoice = 'instance' | 'cloud' | 'sample';

const cloudKey = 'tianji.cloud-key';

export type Server = ReturnType<typeof useServer>;

/** The chosen server with its origin and key. The key of one server is never sent to the other. */
export function useServer() {
  const values = useReaderValues();
  const [chosen, setChoice] = useState<ServerChoice>();
  const [typedOrigin, setOrigin] = useState<string>();
  const [typedKeys, setKeys] = useState<Partial<Record<ServerChoice, string>>>({});
  const choice = chosen ?? (values.origin ? 'instance' : 'sample');
  const origins = {
    instance: typedOrigin ?? values.origin ?? '',
    cloud: identity.cloud,
    sample: readerSamples.origin,
  };
  const keys = {
    instance: values.apiKey ?? '',
    cloud: readStored(cloudKey, 'sessionStorage') ?? '',
    sample: '',
    ...typedKeys,
  };
  return {
    choice,
    origin: origins[choice],
    key: keys[choice],
    setChoice,
    setOrigin,
    setKey: (key: string) => setKeys({...typedKeys, [choice]: key}),
    /** Stores origin (this browser) and key (this session) for the whole site. */
    save(): void {
      const apiKey = keys[choice].trim() || undefined;
      if (choice === 'instance')
        writeReaderValues({...values, origin: serverOrigin(origins.instance) ?? undefined, apiKey});
      if (choice === 'cloud') writeStored(cloudKey, apiKey ?? '', 'sessionStorage');
    },
  };
}
