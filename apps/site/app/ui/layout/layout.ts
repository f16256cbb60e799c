import styles from './layout.module.css';

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One space of the scale for rows and columns, or first that of rows and then that of columns. */
type Gap = 0 | Space | `${0 | Space} ${0 | Space}` | `${0 | Space} columns`;

/** Makes the classes of a layout with its gap; further classes may change it. */
function layout(own = '') {
  return (gap: Gap, ...more: (string | undefined)[]): string => {
    const [row = '', column = row] = `${gap}`.split(' ');
    const across = column === row ? undefined : (styles[column] ?? styles[`across${column}`]);
    return [own, styles[`gap${row}`], across, ...more].filter(Boolean).join(' ');
  };
}

export const stack = layout(styles.stack);
export const line = layout(styles.line);
export const cluster = layout(styles.cluster);
export const grid = layout(styles.grid);
export const split = layout(styles.split);

export const {
  band = '',
  narrow = '',
  rows = '',
  table = '',
  wide = '',
  plus = '',
  square = '',
  framed = '',
  start = '',
  whole = '',
  top = '',
  baseline = '',
  apart = '',
  raised = '',
  surface = '',
  box = '',
  side = '',
  plain = '',
  named = '',
} = styles;
