// Change: as ParamsDetails, for the body of a request.
import Translate from '@docusaurus/Translate';
import {ContentFields, OperationSection} from '@site/src/features/api-reference/components/Fields';
import type {OperationPageProps} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';

export default function RequestSchema({body}: OperationPageProps['RequestSchema']): ReactNode {
  if (!body) return null;
  const note = body.optional && (
    <Translate description="Stands beside the heading Body">optional</Translate>
  );
  return (
    <OperationSection anchor="body" note={note}>
      {body.contents.map((content) => (
        <ContentFields key={content.types.join()} {...content} />
      ))}
    </OperationSection>
  );
}
