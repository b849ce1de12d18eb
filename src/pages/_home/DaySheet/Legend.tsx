import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Marker, type MarkerKind} from '@site/src/components/Chart/Marker';
import styles from './styles.module.css';

/** What the markers of the sheet mean. */
export default function Legend(): ReactNode {
  const entries: [MarkerKind, string][] = [
    ['traffic', translate({id: 'home.sheet.legend.traffic', message: 'traffic'})],
    ['up', translate({id: 'home.sheet.legend.up', message: 'up'})],
    ['down', translate({id: 'home.sheet.legend.down', message: 'down'})],
    ['ongoing', translate({id: 'home.sheet.legend.ongoing', message: 'ongoing'})],
    ['entry', translate({id: 'home.sheet.legend.entry', message: 'feed event'})],
    ['answer', translate({id: 'home.sheet.legend.answer', message: 'survey response'})],
  ];
  return (
    <ul className={`plain-list cluster ${styles.legend}`}>
      {entries.map(([kind, label]) => (
        <li key={kind}>
          <Marker kind={kind} /> {label}
        </li>
      ))}
    </ul>
  );
}
