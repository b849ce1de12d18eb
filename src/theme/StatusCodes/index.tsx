// Change: as ParamsDetails, for responses; errors are gathered below the others, with their messages.
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  ContentFields,
  ErrorFields,
  InResponse,
} from '@site/src/features/api-reference/components/Fields';
import OperationSection from '@site/src/features/api-reference/components/Fields/OperationSection';
import Status from '@site/src/features/api-reference/components/Status';
import Text from '@site/src/features/api-reference/components/Text';
import type {
  ErrorResponse,
  OperationPageProps,
  SuccessResponse,
} from '@site/src/features/api-reference/model/operation';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

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

/** A response that went well: status, media types, what it means, its fields. */
function Success({status, text, contents, folded}: SuccessResponse): ReactNode {
  return (
    <div className={styles.success}>
      {(contents.length > 0 ? contents : [undefined]).map((content, index) => (
        <Fragment key={index}>
          <p className={styles.status}>
            <Status status={status} />{' '}
            {content ? (
              <code translate="no">{content.types.join(', ')}</code>
            ) : (
              translate({message: 'empty body'})
            )}
          </p>
          {index === 0 && <Text text={text} />}
          {content && (
            <div>
              <ContentFields {...content} folded={folded} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** An error: status, when it comes, and its messages with their codes. */
function Failure({status, text, examples}: ErrorResponse): ReactNode {
  const id = `error-${status}`;
  useBrokenLinks().collectAnchor(id);
  const codes = new Set(examples.flatMap(({code}) => code ?? []));
  const messages = new Set(examples.map(({message}) => message));
  return (
    <div id={id} className={styles.error}>
      <p className={styles.status}>
        <Status status={status} />
      </p>
      <div className={styles.cause}>
        {[...codes].map((code) => (
          <Fragment key={code}>
            <code translate="no">{code}</code>{' '}
          </Fragment>
        ))}
        <Text text={text} />
        {examples.length > 0 && (
          <dl className={styles.messages}>
            {[...messages].map((message) => (
              <div key={message}>
                <dt>
                  {examples
                    .filter((example) => example.message === message)
                    .map(({title, code}) => (
                      <div key={title}>
                        {title} {codes.size > 1 && code && <code translate="no">{code}</code>}
                      </div>
                    ))}
                </dt>
                <dd>{message && <code translate="no">{message}</code>}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
