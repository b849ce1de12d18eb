export interface LoadBannerTexts {
  title: string;
  reason: string;
  built: string;
  opened: string;
}

/** Puts the banner into the page when the site's script did not run. Becomes an inline script, so it uses nothing from outside. */
function showBanner(texts: LoadBannerTexts, baseUrl: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    if ((window as {docusaurus?: unknown}).docusaurus) return;
    const box = document.createElement('div');
    box.id = 'load-banner';
    box.setAttribute('role', 'alert');
    box.style.cssText = 'margin:20px;padding:20px;border:4px solid #ff7d8e;background:#ffe6b3;color:#0f1a1e;font:18px/1.5 sans-serif';
    const line = (name: string, text: string): void => {
      const element = document.createElement(name);
      element.textContent = text;
      box.append(element);
    };
    line('strong', texts.title);
    line('p', texts.reason);
    line('p', `${texts.built} ${baseUrl}`);
    line('p', `${texts.opened} ${location.pathname}`);
    document.body.prepend(box);
  });
}

/** Inline script of the banner. It cannot be a file: files are what did not load. */
export function loadBannerScript(texts: LoadBannerTexts, baseUrl: string): string {
  const values = [texts, baseUrl].map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
  return `(${showBanner.toString()})(${values.join()})`;
}
