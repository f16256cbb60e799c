import styles from './days-chart.module.css';

/** Width of a mark with the space after it, in px. */
const PITCH = 6;

/** More would take the room of the name; the number next to them gives the count. */
const MOST = 16;

/** A mark for each day: one element, whose background repeats it. */
export function DayMarks({ days }: { days: number }) {
  if (days <= 0) return null;
  const width = Math.min(Math.ceil(days), MOST) * PITCH;
  return <svg aria-hidden="true" className={styles.marks} width={width} height="12" />;
}
