import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {colon} from '@site/src/components/punctuation';

/** Milliseconds after a route update before images can be enlarged: the page comes first. */
const wait = 1000;
const images = '.markdown img:not(a img, button img, [data-no-zoom])';

let zoom: Zoom | undefined;
let timer: number | undefined;
/** Escape was pressed while the image was still growing: the library would not hear it. */
let closing = false;

/** A picture that opens by pointer is a button to the keyboard and to screen readers. */
function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute(
    'aria-label',
    `${translate({id: 'zoom.enlarge', message: 'Enlarge'})}${colon()}${image.alt}`,
  );
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && zoom?.getZoomedImage()) {
    closing = true;
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
  const found = [...document.querySelectorAll<HTMLImageElement>(images)];
  if (found.length === 0) return;
  // The variant without its own styles: the content security policy allows no style elements.
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  zoom = mediumZoom({background: 'var(--tj-scrim)', margin: 24});
  zoom.attach(...found);
  zoom.on('open', () => (closing = false));
  zoom.on('opened', () => closing && zoom?.close());
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
  timer = window.setTimeout(() => void attach().catch(() => undefined), wait);
};
