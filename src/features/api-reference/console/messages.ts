import {translate} from '@docusaurus/Translate';

/** What a response means, or why the server of this origin gave none, and how to go on. */
export const outcomeMessages = (origin: string) => ({
  expiredKey: translate({
    message:
      'The API key has expired. Create a new one in the dashboard, under Settings > Api Key.',
  }),
  forbidden: translate({
    message:
      "You're signed in, but you don't have permission for this operation. Either you aren't a member of the workspace, or your role doesn't allow it. Check the workspace ID, or ask the owner for another role.",
  }),
  gateway: translate({
    message:
      "A proxy responded instead of Tianji, because Tianji isn't running or is restarting. Check the server log, wait a moment, and send the request again.",
  }),
  html: translate({
    message:
      'This is a web page, not an API response. Check the server URL. If the API is turned off (ALLOW_OPENAPI), Tianji also returns its dashboard here.',
  }),
  invalidToken: translate({
    message:
      "The server doesn't accept the token. A sign-in token is valid for 30 days, or until the server's secret changes. Sign in again, or use an API key.",
  }),
  noToken: translate({message: 'The request has no token. Enter an API key and send it again.'}),
  wrongKey: translate({
    message:
      'The API key is unknown, which Tianji reports with status code 500. Copy the key again from the dashboard, under Settings > Api Key, and make sure it belongs to this server.',
  }),
  broken: translate({
    message:
      'The response was cut off. The connection ended before the response was complete. The request might still have succeeded, so check the current state before you send it again.',
  }),
  cancelled: translate({
    message:
      'Canceled. You canceled the request before the response was complete. The request might still have succeeded on the server.',
  }),
  cors: translate(
    {
      message:
        "The browser can't read the response. {origin} responds but doesn't allow this site to read the response (CORS). Tianji allows every origin, but a proxy in front of it might remove the headers, require you to sign in, or redirect. Allow this site's origin in the proxy, or send the request with curl.",
    },
    {origin},
  ),
  mixed: translate({
    message:
      "The browser blocks unencrypted requests. This site uses HTTPS but your server uses HTTP, so the browser didn't send the request. Set up HTTPS on the server, or send the request with curl.",
  }),
  redirect: translate({
    message:
      "The server redirects the request. To keep your key from reaching another server, the console doesn't follow redirects. The server often redirects HTTP to HTTPS, or a proxy requires you to sign in. Enter the final URL of the server.",
  }),
  timeout: translate({
    message:
      "No response within two minutes. The console stopped waiting. If the API is turned off (ALLOW_OPENAPI), the server doesn't respond to some requests. Check that setting and the server log.",
  }),
  unreachable: translate(
    {
      message:
        "The console can't reach the server. No server responds at {origin}. Check the URL and the port (12345 by default). Then make sure that the server is running, that its certificate is valid, and that your network can reach it.",
    },
    {origin},
  ),
});

export type Outcome = keyof ReturnType<typeof outcomeMessages>;

export const problemMessages = () => ({
  missing: translate({message: 'Enter a value.'}),
  origin: translate({message: 'Enter a scheme and hostname, such as https://tianji.example.com.'}),
  json: translate({
    message: "This isn't valid JSON. Look for a missing quotation mark, comma, or bracket.",
  }),
  value: translate({message: 'Use only Latin letters, digits, and punctuation in a header.'}),
});

export type Problem = keyof ReturnType<typeof problemMessages>;
