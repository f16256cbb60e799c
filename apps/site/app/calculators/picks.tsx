import styles from './picks.module.css';

/** Width of a pick with the space after it, in px. */
const PITCH = 6;

/** More would take the room of the name; the number next to them gives the count. */
const MOST = 16;

/** A pick of thread for each day: one element, whose background repeats the pick. */
export function Picks({ days }: { days: number }) {
  if (days <= 0) return null;
  const width = Math.min(Math.ceil(days), MOST) * PITCH;
  return <svg aria-hidden="true" className={styles.picks} width={width} height="12" />;
}
