import type {ReactNode} from 'react';

/** Line drawings on a grid of 16. */
const paths = {
  'AI Gateway': 'M8 2v12M4 4v3h4M12 3v3H8M4 12h4M12 10H8',
  'AI Router': 'M3.5 13h6a2.5 2.5 0 0 0 0-5h-3a2.5 2.5 0 0 1 0-5h6',
  Application: 'M2 4h6v9H2zM8 3h6v11H9',
  Feed: 'M2 2h12v12H2zM4 8.5h2L7.5 5l2 6 1-2.5H12',
  Monitor: 'M9 3H2v8h12V8M8 11v3M5 14h6M12.5 4h0',
  Pages: 'M4 2h5l3 3v9H4zM9 2v3h3',
  Servers: 'M2 3h12v4H2zM2 9h12v4H2zM5 5h0M5 11h0',
  'Short Link':
    'M7 9.5a3 3 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4M9 6.5a3 3 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4',
  Survey: 'M4 3h8v11H4zM6 2h4v2H6z',
  Telemetry: 'M2 6.5a9 9 0 0 1 12 0M4.5 9.5a5 5 0 0 1 7 0M8 12.5h0',
  Website: 'M2 2v12h12M5 10.5V9l3-3 2 2 3-3v5.5z',
  archive: 'M2 3h12v3H2zM3 6v8h10V6M6.5 9h3',
  arrow: 'M6 4l4 4-4 4',
  both: 'M5 6l3-3 3 3M5 10l3 3 3-3',
  cards: 'M2 2h12v12H2zM2 6h12M2 10h12M6 2v12M10 2v12',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  code: 'M5 4L1.5 8 5 12M11 4l3.5 4L11 12',
  dots: 'M8 3a.5.5 0 1 0 .01 0M8 7.5a.5.5 0 1 0 .01 0M8 12a.5.5 0 1 0 .01 0',
  down: 'M4 6l4 4 4-4',
  download:
    'M5 11.5a3.2 3.2 0 0 1-.5-6.3 4 4 0 0 1 7.5 1 2.8 2.8 0 0 1-.5 5.3M8 8v5.5M6 11.5l2 2 2-2',
  gear: 'M8 5.5a2.5 2.5 0 1 0 .01 0M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.5 3.5l1.2 1.2M11.3 11.3l1.2 1.2M3.5 12.5l1.2-1.2M11.3 4.7l1.2-1.2',
  lighthouse: 'M6 14l1-8h2l1 8zM6.5 6L8 3l1.5 3M2 5l2 1M14 5l-2 1',
  moon: 'M13 9.5A5.5 5.5 0 1 1 6.5 3 4.5 4.5 0 0 0 13 9.5z',
  operational: 'M14 7.5V8a6 6 0 1 1-3.5-5.5M5.5 7.5L8 10l6-7',
  pencil: 'M3 13l.8-3L11 3l2 2-7 7z',
  plug: 'M6 1.5v4M10 1.5v4M4 5.5h8V8a4 4 0 0 1-8 0zM8 12v2.5',
  plus: 'M8 3v10M3 8h10',
  refresh: 'M13.5 7A5.5 5.5 0 0 0 3 5.5M2.5 9A5.5 5.5 0 0 0 13 10.5M3 2.5v3h3M13 13.5v-3h-3',
  share:
    'M12 2.5a1.5 1.5 0 1 0 .01 0M4 6.5a1.5 1.5 0 1 0 .01 0M12 10.5a1.5 1.5 0 1 0 .01 0M5.5 7.2l5-2.5M5.5 8.8l5 2.5',
  table: 'M2 2h12v12H2zM2 6h12M2 10h12M8 6v8',
  trash: 'M3 4h10M6 4V2.5h4V4M4.5 4l.5 10h6l.5-10',
  webhook:
    'M8 3.5L5 9.5M8 3.5l3 6M5 11.5h6M8 2a1.5 1.5 0 1 0 .01 0M4 10a1.5 1.5 0 1 0 .01 0M12 10a1.5 1.5 0 1 0 .01 0',
} as const;

export type IconName = keyof typeof paths;

/** An icon of the dashboard. */
export default function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="15" height="15">
      <path d={paths[name]} />
    </svg>
  );
}
