import Method from '@site/src/features/api-reference/components/Method';
import type {Piece} from '@site/src/features/search/engine/excerpt';
import type {Result} from '@site/src/features/search/engine/engine';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Marked({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, hit}, index) =>
    hit ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

export default function ResultText({result}: {result: Result}): ReactNode {
  return (
    <>
      <span className={styles.head}>
        {result.method && <Method method={result.method} />}
        <span className={styles.title}>
          <Marked pieces={result.title} />
        </span>
        {result.label && <span className={styles.label}>{result.label}</span>}
      </span>
      {result.excerpt?.length !== 0 && (
        <span className={clsx(styles.excerpt, !result.excerpt && styles.coming)}>
          <Marked pieces={result.excerpt ?? []} />
        </span>
      )}
    </>
  );
}

export function groupsOf(results: Result[]): {area: Result['area']; results: Result[]}[] {
  const areas = [...new Set(results.map(({area}) => area))];
  return areas.map((area) => ({area, results: results.filter((result) => result.area === area)}));
}
