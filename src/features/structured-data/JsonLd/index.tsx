import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {jsonLdText, type JsonLd as Data} from '@site/src/features/structured-data/json-ld';

interface Props {
  blocks: readonly Data[];
}

/** Structured data in the head of a page, one script element a block. */
export default function JsonLd({blocks}: Props): ReactNode {
  return (
    <Head>
      {blocks.map((block) => (
        <script key={String(block['@type'])} type="application/ld+json">
          {jsonLdText(block)}
        </script>
      ))}
    </Head>
  );
}
