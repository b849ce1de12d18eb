/*
 * The bundler waits for a script that is in the HTML, also if it has failed already. What failed is taken out, so that it is asked for
 * again.
 */
if (typeof window !== 'undefined')
  window.addEventListener(
    'error',
    ({target}) => target instanceof HTMLScriptElement && target.remove(),
    true,
  );
