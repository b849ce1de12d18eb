// Change: as ParamsDetails, for responses; errors are gathered below the others, with their messages.
import {ErrorFields} from '@site/src/features/api-reference/components/Fields/Content';
import OperationSection from '@site/src/features/api-reference/components/Fields/OperationSection';
import {Failure, Success} from '@site/src/features/api-reference/components/Fields/responses';
import {InResponse} from '@site/src/features/api-reference/components/Fields/values';
import type {OperationPageProps} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';

/** Responses of an operation: those that went well, then the errors and the fields of their body. */
export default function StatusCodes({
  successes,
  errors,
  errorBodies,
}: OperationPageProps['StatusCodes']): ReactNode {
  return (
    <InResponse value>
      {successes.length > 0 && (
        <OperationSection anchor="answers">
          {successes.map((response) => (
            <Success key={response.status} {...response} />
          ))}
        </OperationSection>
      )}
      {errors.length > 0 && (
        <OperationSection anchor="errors">
          {errors.map((error) => (
            <Failure key={error.status} {...error} />
          ))}
          {errorBodies.map((content, index) => (
            <ErrorFields key={index} {...content} />
          ))}
        </OperationSection>
      )}
    </InResponse>
  );
}
