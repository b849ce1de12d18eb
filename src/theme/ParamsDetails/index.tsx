// Change: the server draws the fields, in the site's words; the original draws them in the browser, in English. Replaces the original of
// docusaurus-theme-openapi-docs; breaks if the OpenAPI plugin gives its pages another component for parameters.
import {FieldList} from '@site/src/features/api-reference/components/Fields';
import Part from '@site/src/features/api-reference/components/Fields/Part';
import Static from '@site/src/features/api-reference/components/Static';
import type {OperationParts} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';

/** Parameters of an operation by the place that they are sent in. */
export default function ParamsDetails({groups}: OperationParts['ParamsDetails']): ReactNode {
  return (
    <Static name="parameters">
      {() =>
        groups.map(({part, fields}) => (
          <Part key={part} anchor={part}>
            <FieldList fields={fields} />
          </Part>
        ))
      }
    </Static>
  );
}
