import {useState, type KeyboardEvent, type PointerEvent} from 'react';
import {dayLength, downAt} from '@site/src/data/day';
import {moveLine} from './day';

/** The line of the chart: follows the pointer, a tap, and the arrow keys, and goes back to its place when the mouse leaves. */
export function useCursor() {
  const [line, setLine] = useState<{moment: number; byKeyboard: boolean} | null>(null);
  const moment = line?.moment ?? downAt;

  return {
    moment,
    /** False while the line rests where the page drew it. */
    moved: line !== null,
    byKeyboard: line?.byKeyboard ?? false,
    reset: () => setLine(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setLine(null);
        return;
      }
      const target = moveLine(event.key, moment);
      if (target === null) return;
      event.preventDefault();
      setLine({moment: target, byKeyboard: true});
    },
    // The line stays where a finger left it.
    onPointerLeave: ({pointerType}: PointerEvent) => pointerType === 'mouse' && setLine(null),
    onPointer: (event: PointerEvent<HTMLElement>) => {
      const axis = event.currentTarget.querySelector('[data-axis]');
      if (!axis) return;
      const {left, width} = axis.getBoundingClientRect();
      const ratio = (event.clientX - left) / width;
      if (ratio < 0 || ratio > 1) {
        setLine(null);
        return;
      }
      // Whole minutes, so that the label doesn't flicker.
      const minute = Math.min(Math.round((ratio * dayLength) / 60) * 60, dayLength - 1);
      setLine({moment: minute, byKeyboard: false});
    },
  };
}
