import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a post says of a figure. */
export interface FigureTexts {
  /** Name of the drawing, for readers who don't see it. */
  title: string;
  /** What the drawing shows, in full sentences. */
  description: string;
  /** The caption. */
  children: ReactNode;
}

interface Props extends FigureTexts {
  /** Height of the drawing in pixels; its width is that of the column. */
  height: number;
  /** What the signs mean, each drawn in a box of 18 by 18. */
  legend: {sign: ReactNode; text: string}[];
  /** The drawing. Horizontal positions are percentages, so that text keeps its size at every width. */
  drawing: ReactNode;
}

/** Frame of a drawn figure in a post: the drawing, what its signs mean, the caption. Server-rendered, no script. */
export default function Figure({
  title,
  description,
  height,
  legend,
  drawing,
  children,
}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={`panel ${styles.figure}`}>
      <svg
        className={styles.drawing}
        height={height}
        role="img"
        aria-labelledby={`${id}title ${id}text`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}text`}>{description}</desc>
        {drawing}
      </svg>
      <ul className={`plain-list cluster ${styles.legend}`}>
        {legend.map(({sign, text}) => (
          <li key={text}>
            <svg width={18} height={18} aria-hidden="true">
              {sign}
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
