// Change: as ParamsDetails, for responses; errors are gathered below the others, with their messages.
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {colon} from '@site/src/components/punctuation';
import {
  ContentFields,
  Disclosure,
  FieldList,
  isPlainJson,
  OperationSection,
  Variants,
} from '@site/src/features/api-reference/components/Fields';
import styles from '@site/src/features/api-reference/components/Fields/styles.module.css';
import {InResponse, Text} from '@site/src/features/api-reference/components/Fields/values';
import Status from '@site/src/features/api-reference/components/Status';
import type {
  Content,
  ErrorResponse,
  OperationPageProps,
  SuccessResponse,
} from '@site/src/features/api-reference/model/operation';
import {Fragment, type ReactNode} from 'react';

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
            <ErrorBody key={index} {...content} />
          ))}
        </OperationSection>
      )}
    </InResponse>
  );
}

function Success({status, text, contents, folded}: SuccessResponse): ReactNode {
  const head = (types?: string[]): ReactNode => (
    <p className={styles.status}>
      <Status status={status} />{' '}
      {types ? <code translate="no">{types.join(', ')}</code> : translate({message: 'empty body'})}
    </p>
  );
  return (
    <div className={styles.success}>
      {head(contents[0]?.types)}
      <Text text={text} />
      {contents.map((content, index) => (
        <Fragment key={content.types.join()}>
          {index > 0 && head(content.types)}
          <div>
            <ContentFields {...content} folded={folded} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function Failure({status, text, codes, messages}: ErrorResponse): ReactNode {
  const id = `error-${status}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={`cluster ${styles.error}`}>
      <p className={styles.status}>
        <Status status={status} />
      </p>
      <div className={styles.cause}>
        {codes.map((code) => (
          <Fragment key={code}>
            <code translate="no">{code}</code>{' '}
          </Fragment>
        ))}
        <Text text={text} />
        {messages.length > 0 && (
          <dl className={styles.messages}>
            {messages.map(({message, titles}) => (
              <div key={message} className="cluster">
                <dt>
                  {titles.map((title) => (
                    <div key={title}>{title}</div>
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

function ErrorBody({types, text, fields, ...node}: Content): ReactNode {
  const title = translate({message: 'Error response body'});
  const namedTypes = isPlainJson(types) ? '' : ` (${types.join(', ')})`;
  return (
    <Disclosure summary={title + namedTypes + colon()} fields={fields}>
      <Text text={text} />
      <FieldList fields={fields} />
      <Variants {...node} />
    </Disclosure>
  );
}
