import {translate} from '@docusaurus/Translate';
import type {Finding} from '@site/src/lib/api-page/console/answer';
import type {FormProblem} from '@site/src/lib/api-page/console/request';
import type {Outcome} from './call';

/** What an answer means and how to go on. */
export function findingText(finding: Finding): string {
  return {
    badInput: translate({
      id: 'api.finding.badInput',
      message: 'The server refused the input. Each entry of issues in the answer names a field and what is wrong with it.',
    }),
    contentType: translate({id: 'api.finding.contentType', message: 'The server did not recognize the body as JSON. A proxy in between may have changed the header Content-Type.'}),
    empty: translate({id: 'api.finding.empty', message: 'The server carried out the request and answered without a body. Some operations always do; that is no error.'}),
    expiredKey: translate({id: 'api.finding.expiredKey', message: 'The API key has expired. Create a new one in the web app under Settings, API Keys.'}),
    forbidden: translate({
      id: 'api.finding.forbidden',
      message: 'You are signed in, but may not do this: you are not a member of the workspace, or your role is too low. Check the workspace id, or ask an owner for a higher role.',
    }),
    gateway: translate({
      id: 'api.finding.gateway',
      message: 'A proxy answered in place of the server, which is not running or is restarting. Look at its log, wait a moment and send again.',
    }),
    html: translate({
      id: 'api.finding.html',
      message:
        'This is a web page, not an answer of the API. Check the address of the server. A server whose API is switched off (ALLOW_OPENAPI) also sends its web app here.',
    }),
    invalidJson: translate({id: 'api.finding.invalidJson', message: 'The answer calls itself JSON, but is not valid JSON. A proxy in between may have changed it or cut it off. It is shown as it came.'}),
    invalidToken: translate({
      id: 'api.finding.invalidToken',
      message: 'The server does not accept the token: a sign-in token lasts 30 days and ends earlier when the secret of the server changes. Sign in again, or use an API key.',
    }),
    noToken: translate({id: 'api.finding.noToken', message: 'No token was sent. Enter an API key and send again.'}),
    notFound: translate({
      id: 'api.finding.notFound',
      message: 'The server does not know this address or the thing it names. Check the ids; the server may also be older than this operation.',
    }),
    otherError: translate({id: 'api.finding.otherError', message: 'The request was refused. The answer says why, as far as the server or a proxy tells.'}),
    serverError: translate({
      id: 'api.finding.serverError',
      message: 'The server failed, or refused for a reason of its own, such as a limit or a thing that does not exist. The message in the answer says more.',
    }),
    tooMany: translate({id: 'api.finding.tooMany', message: 'Too many requests in a short time. Wait a moment and send again.'}),
    wrongKey: translate({
      id: 'api.finding.wrongKey',
      message: 'The API key is wrong: the server answers an unknown key with 500. Copy it again in the web app under Settings, API Keys, and check that it belongs to this server.',
    }),
  }[finding];
}

type Reason = Extract<Outcome, {kind: 'failure'}>['reason'];

/** Why there is no answer and how to go on. */
export function failureText(reason: Reason, origin: string): {title: string; text: string} {
  const texts: Record<Reason, {title: string; text: string}> = {
    broken: {
      title: translate({id: 'api.failure.broken', message: 'The answer broke off'}),
      text: translate({id: 'api.failure.broken.text', message: 'The server began to answer, then the connection ended. The request may have been carried out. Read the state before you send again.'}),
    },
    cancelled: {
      title: translate({id: 'api.failure.cancelled', message: 'Cancelled'}),
      text: translate({id: 'api.failure.cancelled.text', message: 'You cancelled before the answer was complete. The server may still have carried out the request.'}),
    },
    cors: {
      title: translate({id: 'api.failure.cors', message: 'The browser may not read the answer'}),
      text: translate(
        {
          id: 'api.failure.cors.text',
          message:
            '{origin} answers, but does not allow this page to read it (CORS). Tianji itself allows every page; a proxy in front of it may take the headers away, ask for a sign-in of its own, or redirect. Allow the origin of this page there, or send the request with curl.',
        },
        {origin},
      ),
    },
    invalid: {
      title: translate({id: 'api.failure.invalid', message: 'The browser refuses this request'}),
      text: translate({id: 'api.failure.invalid.text', message: 'The address or a header holds characters that cannot be sent. Check the values above.'}),
    },
    mixed: {
      title: translate({id: 'api.failure.mixed', message: 'The browser blocks unencrypted requests'}),
      text: translate({
        id: 'api.failure.mixed.text',
        message: 'This page is encrypted (https), the server is not (http), so nothing was sent. Put the server behind https, or send the request with curl.',
      }),
    },
    timeout: {
      title: translate({id: 'api.failure.timeout', message: 'No answer within two minutes'}),
      text: translate({
        id: 'api.failure.timeout.text',
        message: 'The console stopped waiting. A server whose API is switched off (ALLOW_OPENAPI) does not answer some requests at all. Check that setting and the log of the server.',
      }),
    },
    unreachable: {
      title: translate({id: 'api.failure.unreachable', message: 'The server cannot be reached'}),
      text: translate(
        {
          id: 'api.failure.unreachable.text',
          message:
            'Nothing answers at {origin}. Check the address and the port (12345 unless PORT says otherwise), that the server is running, that its certificate is valid, and that your network reaches it.',
        },
        {origin},
      ),
    },
  };
  return texts[reason];
}

/** What is wrong with a field of the form. */
export function problemText(kind: FormProblem['kind']): string {
  return {
    missing: translate({id: 'api.problem.missing', message: 'Enter a value.'}),
    origin: translate({id: 'api.problem.origin', message: 'Enter scheme and host, such as https://tianji.example.com.'}),
    json: translate({id: 'api.problem.json', message: 'This is not valid JSON. Look for a missing quote, comma or bracket.'}),
    value: translate({id: 'api.problem.value', message: 'A header takes Latin letters, digits and signs only.'}),
  }[kind];
}
