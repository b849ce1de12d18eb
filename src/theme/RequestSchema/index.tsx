// Change: as ParamsDetails, for the body of a request.
import Translate from '@docusaurus/Translate';
import {ContentFields} from '@site/src/features/api-reference/components/Fields';
import Part from '@site/src/features/api-reference/components/Fields/Part';
import Static from '@site/src/features/api-reference/components/Static';
import type {OperationParts} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';

/** Body of a request: its media types and its fields. */
export default function RequestSchema({body}: OperationParts['RequestSchema']): ReactNode {
  if (!body || body.contents.length === 0) return null;
  const aside = body.optional && (
    <Translate id="api.body.optional" description="Stands beside the heading Body">
      optional
    </Translate>
  );
  return (
    <Static name="body">
      {() => (
        <Part anchor="body" aside={aside}>
          {body.contents.map((content) => (
            <ContentFields key={content.types.join()} {...content} />
          ))}
        </Part>
      )}
    </Static>
  );
}
