import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  Content,
  ErrorResponse,
  SuccessResponse,
} from '@site/src/features/api-reference/model/responses';
import {Fragment, type ReactNode} from 'react';
import Status from '../Status';
import Text from '../Text';
import {ContentFields} from './Content';
import styles from './styles.module.css';

/** A response that went well: what it means, and its fields, by media type. */
export function Success({status, text, contents, folded}: SuccessResponse): ReactNode {
  return (
    <div className={styles.success}>
      <SuccessHead status={status} content={contents[0]} />
      <Text text={text} />
      {contents.map((content, index) => (
        <Fragment key={content.types.join()}>
          {index > 0 && <SuccessHead status={status} content={content} />}
          <div>
            <ContentFields {...content} folded={folded} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

const SuccessHead = ({status, content}: {status: string; content?: Content}): ReactNode => (
  <p className={styles.status}>
    <Status status={status} />{' '}
    {content ? (
      <code translate="no">{content.types.join(', ')}</code>
    ) : (
      translate({message: 'empty body'})
    )}
  </p>
);

/** An error: status, code, when it comes, and its messages. */
export function Failure({status, text, codes, messages}: ErrorResponse): ReactNode {
  const id = `error-${status}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.error}>
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
              <div key={message}>
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
