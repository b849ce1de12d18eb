import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {colon} from '@site/src/components/punctuation';

/** Images can be enlarged this long after a route update: the page comes first. */
const ATTACH_DELAY_MS = 1000;
const zoomableImages = '.markdown img:not(a img, button img, [data-no-zoom])';

let zoom: Zoom | undefined;
let timer: number | undefined;
/** Escape was pressed while the image was still growing, which the library ignores. */
let closesWhenOpened = false;

/** A picture that opens by pointer is a button to the keyboard and to screen readers. */
function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', `${translate({message: 'Enlarge'})}${colon()}${image.alt}`);
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && zoom?.getZoomedImage()) {
    closesWhenOpened = true;
    void zoom.close();
    return;
  }
  const image = event.target;
  if (!zoom || !(image instanceof HTMLImageElement) || !zoom.getImages().includes(image)) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  void zoom.toggle({target: image});
}

async function attach(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLImageElement>(zoomableImages)];
  if (found.length === 0) return;
  // The variant without its own styles: the content security policy allows no style elements.
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  zoom = mediumZoom({background: 'var(--tj-scrim)', margin: 24});
  zoom.attach(...found);
  zoom.on('open', () => (closesWhenOpened = false));
  zoom.on('opened', () => closesWhenOpened && zoom?.close());
  // The image was hidden behind its enlarged copy and lost the focus.
  zoom.on('closed', (event) => (event.target as HTMLElement).focus({preventScroll: true}));
  found.forEach(makeButton);
}

if (typeof window !== 'undefined') document.addEventListener('keydown', onKey);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation?.pathname === location.pathname) return;
  window.clearTimeout(timer);
  void zoom?.close();
  zoom?.detach();
  zoom = undefined;
  timer = window.setTimeout(() => void attach().catch(() => undefined), ATTACH_DELAY_MS);
};
