// First of all: the scripts of the page that failed tell so as soon as this one has run.
import '@site/src/features/loading/drop-failed-scripts';
import {runInTask} from './run-in-task';

/*
 * Patch: starts the site in the browser in the place of Docusaurus' clientEntry, which runs the main script in one task. Here React, the
 * theme with the site's routes, and the entry itself run in a task each; data/registry.mjs does the same with the parts of a page.
 */

// The load banner asks for it as soon as the HTML is read, and Docusaurus sets it in its entry.
(window as {docusaurus?: object}).docusaurus ??= {};

void runInTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(() => runInTask(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App')))
  .then(() =>
    runInTask(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry')),
  );
