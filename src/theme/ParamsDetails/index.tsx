// Change: the server draws the fields, in the site's words; the original draws them in the browser, in English.
import {FieldList, OperationSection} from '@site/src/features/api-reference/components/Fields';
import type {OperationPageProps} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';

export default function ParamsDetails({groups}: OperationPageProps['ParamsDetails']): ReactNode {
  return groups.map(({place, fields}) => (
    <OperationSection key={place} anchor={place}>
      <FieldList fields={fields} />
    </OperationSection>
  ));
}
