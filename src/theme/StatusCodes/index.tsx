// Change: as ParamsDetails, for responses; errors are gathered below the others, with their messages.
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ContentFields, ErrorFields} from '@site/src/features/api-reference/components/Fields';
import Part from '@site/src/features/api-reference/components/Fields/Part';
import Static from '@site/src/features/api-reference/components/Static';
import Status from '@site/src/features/api-reference/components/Status';
import styles from '@site/src/features/api-reference/components/Status/styles.module.css';
import Text from '@site/src/features/api-reference/components/Text';
import type {
  Answer,
  ErrorAnswer,
  OperationParts,
} from '@site/src/features/api-reference/model/operation';
import {Fragment, type ReactNode} from 'react';

/** Responses of an operation: those that went well, then the errors and the fields of their body. */
export default function StatusCodes({
  answers,
  errors,
  errorBodies,
}: OperationParts['StatusCodes']): ReactNode {
  return (
    <Static name="responses">
      {() => (
        <>
          {answers.length > 0 && (
            <Part name="answers">
              {answers.map((answer) => (
                <Success key={answer.status} {...answer} />
              ))}
            </Part>
          )}
          {errors.length > 0 && (
            <Part name="errors">
              {errors.map((error) => (
                <Failure key={error.status} {...error} />
              ))}
              {errorBodies.map((content, index) => (
                <ErrorFields key={index} {...content} />
              ))}
            </Part>
          )}
        </>
      )}
    </Static>
  );
}

/** A response that went well: status, media types, what it means, its fields. */
function Success({status, text, contents, folded}: Answer): ReactNode {
  return (
    <div className={styles.answer}>
      {contents.length === 0 && (
        <p className={styles.status}>
          <Status status={status} /> {translate({id: 'api.answer.empty', message: 'empty body'})}
        </p>
      )}
      {contents.length === 0 && <Text text={text} />}
      {contents.map(({types, ...content}, index) => (
        <Fragment key={types.join()}>
          <p className={styles.status}>
            <Status status={status} /> <code translate="no">{types.join(', ')}</code>
          </p>
          {index === 0 && <Text text={text} />}
          <div>
            <ContentFields types={types} {...content} folded={folded} answer />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** An error: status, when it comes, and its messages with their codes. */
function Failure({status, text, examples}: ErrorAnswer): ReactNode {
  const id = `error-${status}`;
  useBrokenLinks().collectAnchor(id);
  const codes = new Set(examples.flatMap(({code}) => code ?? []));
  const messages = new Set(examples.map(({message}) => message));
  return (
    <div id={id} className={styles.error}>
      <p className={styles.status}>
        <Status status={status} />
      </p>
      <div className={styles.when}>
        {[...codes].map((code) => (
          <code key={code} translate="no">
            {code}
          </code>
        ))}
        <Text text={text} />
        {examples.length > 0 && (
          <dl className={styles.messages}>
            {[...messages].map((message) => (
              <div key={message}>
                <dt>
                  {examples
                    .filter((one) => one.message === message)
                    .map(({title, code}) => (
                      <span key={title}>
                        {title} {codes.size > 1 && code && <code translate="no">{code}</code>}
                      </span>
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
