// Change: nothing behind the open menu takes the focus, Escape closes it, and its button gets the focus back. It is drawn when it is first
// opened, not with the page. Wraps the original.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, useState, type ReactNode} from 'react';

/** Milliseconds after which the menu, which opens with a transition, is visible: what is hidden takes no focus. */
const visibleAfter = 50;

function setInertBehindMenu(isInert: boolean): void {
  for (const element of document.querySelectorAll('#__docusaurus > :not(.navbar), .navbar__inner'))
    element.toggleAttribute('inert', isInert);
}

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [isDrawn, setIsDrawn] = useState(false);
  if (shown && !isDrawn) setIsDrawn(true);
  useEffect(() => {
    if (!shown) return undefined;
    setInertBehindMenu(true);
    const timer = window.setTimeout(
      () => document.querySelector<HTMLElement>('.navbar-sidebar a')?.focus(),
      visibleAfter,
    );
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      setInertBehindMenu(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
  return isDrawn ? <MobileSidebar /> : null;
}
