// Change: the open menu keeps the focus, Escape closes it, and the focus goes back to the button that opened it. The menu is drawn once
// the reader touches the page or a key, not with the page. Wraps the original; breaks only if the class names `navbar-sidebar` and
// `navbar__toggle` go away.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {startTransition, useEffect, useState, type ReactNode} from 'react';

/** Milliseconds after which the menu, which opens with a transition, is visible: what is hidden takes no focus. */
const visibleAfter = 50;
const focusable = 'a[href], button:not([disabled]), input, select, [tabindex="0"]';

/** Visible elements of the menu that take the focus. */
function focusStops(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`.navbar-sidebar :is(${focusable})`);
  return [...all].filter((element) => !element.closest('[inert]') && element.offsetParent !== null);
}

/** Moves the focus from the last element to the first one, and back with Shift. */
function keepFocus(event: KeyboardEvent): void {
  const stops = focusStops();
  const [first, last] = [stops[0], stops.at(-1)];
  const end = event.shiftKey ? first : last;
  const isInside = stops.some((stop) => stop === document.activeElement);
  if (isInside && document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Whether the reader has touched the page or a key. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => startTransition(() => setHasInteracted(true)), {
        once: true,
        passive: true,
        signal: controller.signal,
      });
    return () => controller.abort();
  }, []);
  return hasInteracted;
}

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const hasInteracted = useHasInteracted();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = window.setTimeout(() => focusStops()[0]?.focus(), visibleAfter);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
      if (event.key === 'Tab') keepFocus(event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
  return hasInteracted || shown ? <MobileSidebar /> : null;
}
