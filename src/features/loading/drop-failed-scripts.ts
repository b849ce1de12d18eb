/*
 * The bundler waits for a script that is in the HTML, also if it has failed already. What failed is taken out, so that it is asked for
 * again. The tracking script stays: without it, the head's manager would add it again.
 */
if (typeof window !== 'undefined')
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && !target.dataset.websiteId) target.remove();
    },
    true,
  );
