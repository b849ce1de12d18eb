// Change: the open menu keeps the focus, Escape closes it, and the focus goes back to the button that opened it. The menu is drawn once
// the reader touches the page or a key, not with the page. Wraps the original; breaks only if the class names `navbar-sidebar` and
// `navbar__toggle` go away.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {startTransition, useEffect, useState, type ReactNode} from 'react';

const focusable = 'a[href], button:not([disabled]), input, select, [tabindex="0"]';

function reachable(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`.navbar-sidebar :is(${focusable})`);
  return [...all].filter((element) => !element.closest('[inert]') && element.offsetParent !== null);
}

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const prepare = (): void => startTransition(() => setWanted(true));
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, prepare, {once: true, passive: true});
    return () => signs.forEach((sign) => window.removeEventListener(sign, prepare));
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.querySelector<HTMLElement>('.navbar__toggle');
    // The menu becomes visible with a transition; what is hidden takes no focus.
    const timer = window.setTimeout(() => reachable()[0]?.focus(), 50);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
      if (event.key !== 'Tab') return;
      const stops = reachable();
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = at + (event.shiftKey ? -1 : 1);
      if (at >= 0 && next >= 0 && next < stops.length) return;
      event.preventDefault();
      stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      opener?.focus();
    };
  }, [shown, toggle]);
  return wanted || shown ? <MobileSidebar /> : null;
}
