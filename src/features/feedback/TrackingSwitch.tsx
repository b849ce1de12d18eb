import Translate from '@docusaurus/Translate';
import {readStored, writeStored} from '@site/src/components/storage';
import {useEffect, useState, type ReactNode} from 'react';

/** Key that Tianji's tracking script reads before it records anything. */
const storageKey = 'tianji.disabled';

/** Lets readers turn off the recording of their visits. Without scripts, nothing is recorded, and there is nothing to turn off. */
export default function TrackingSwitch(): ReactNode {
  /** Undefined on the server, and where the browser refuses storage. */
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    const stored = readStored(storageKey);
    if (stored !== undefined) setOn(stored === null);
  }, []);
  const change = (next: boolean): void => {
    writeStored(storageKey, next ? null : '1');
    setOn(next);
  };
  return (
    <p className="scripts-only" data-no-print="" data-no-twin="" data-no-search="">
      <label className="outline-button">
        <input
          type="checkbox"
          role="switch"
          checked={on ?? false}
          disabled={on === undefined}
          onChange={(event) => change(event.target.checked)}
        />
        <Translate>Record my visits to this site</Translate>
      </label>
    </p>
  );
}
