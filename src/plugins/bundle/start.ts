import {soon} from './soon';

/*
 * Starts the site in the browser in the place of Docusaurus' clientEntry, which runs the main script in one task: first React, then the
 * theme and the pages' addresses, then the entry itself. All three are in the main script.
 */

// Docusaurus sets it too late for its own notice of a site that can't start, which asks for it as soon as the HTML is read.
(window as {docusaurus?: object}).docusaurus ??= {};

// The bundler waits for a script that is in the HTML, also if it has failed already. What is gone is asked for again.
window.addEventListener(
  'error',
  ({target}) => target instanceof HTMLScriptElement && target.remove(),
  true,
);

void soon(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(() => soon(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App')))
  .then(() =>
    soon(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry')),
  );
