/** Decides when a part that stands in the HTML gets its script: calls back once; the result stops the waiting. */
export type Wake = (frame: Element, start: () => void) => () => void;

/** As soon as the page has come alive. */
export const atOnce: Wake = (_frame, start) => {
  start();
  return () => undefined;
};

/** How far outside the window a part may be when it is woken: its few kilobytes come while eye and hand are on the way. */
const ahead = '100px';

/** When the part comes near the window. */
export const onSight: Wake = (frame, start) => {
  if (!('IntersectionObserver' in window)) return atOnce(frame, start);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    {rootMargin: ahead},
  );
  observer.observe(frame);
  return () => observer.disconnect();
};
