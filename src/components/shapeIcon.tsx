import type {ComponentProps, ReactNode} from 'react';

/** Makes an icon of one filled shape on a grid of 16. */
export const shapeIcon = (shape: ReactNode) =>
  function ShapeIcon(props: ComponentProps<'svg'>): ReactNode {
    return (
      <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
        {shape}
      </svg>
    );
  };
