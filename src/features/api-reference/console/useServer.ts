import {useReaderValues} from '@site/src/features/reader-values/useReaderValues';
import {identity} from '@site/src/config/identity';
import {readerSamples} from '@site/src/data/reader-values';
import {serverOrigin} from './request';
import {readStored, writeStored} from '@site/src/components/storage';
import {useEffect, useState} from 'react';

export type ServerChoice = 'instance' | 'cloud' | 'sample';

const cloudKey = 'tianji.cloud-key';

/** The chosen server with its origin and key. Each server has a key of its own: the key of one is never sent to the other. */
export interface Server {
  choice: ServerChoice;
  origin: string;
  key: string;
  choose: (choice: ServerChoice) => void;
  setOrigin: (origin: string) => void;
  setKey: (key: string) => void;
  /** Keeps origin (this browser) and key (this session) for the whole site. */
  keep: () => void;
}

export function useServer(): Server {
  const [values, save] = useReaderValues();
  const [choice, choose] = useState<ServerChoice>('sample');
  const [instance, setInstance] = useState({origin: '', key: ''});
  const [cloud, setCloud] = useState('');

  useEffect(() => setCloud(readStored(cloudKey, 'sessionStorage') ?? ''), []);
  useEffect(() => {
    setInstance({origin: values.origin ?? '', key: values.apiKey ?? ''});
    if (values.origin) choose((now) => (now === 'sample' ? 'instance' : now));
  }, [values.origin, values.apiKey]);

  const origins: Record<ServerChoice, string> = {
    instance: instance.origin,
    cloud: identity.cloud,
    sample: readerSamples.origin,
  };
  return {
    choice,
    origin: origins[choice],
    key: {instance: instance.key, cloud, sample: ''}[choice],
    choose,
    setOrigin: (origin) => setInstance((now) => ({...now, origin})),
    setKey: (key) => (choice === 'cloud' ? setCloud(key) : setInstance((now) => ({...now, key}))),
    keep: () => {
      if (choice === 'instance')
        save({
          ...values,
          origin: serverOrigin(instance.origin) ?? undefined,
          apiKey: instance.key.trim() || undefined,
        });
      if (choice === 'cloud') writeStored(cloudKey, cloud.trim(), 'sessionStorage');
    },
  };
}
