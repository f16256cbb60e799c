import type { Described } from '@osnowa/contract';
import { fill } from '../../i18n/format.ts';
import { box, narrow, side, stack } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels } from '../engine/labels.tsx';
import styles from './figures.module.css';

/**
 * The visitor's description, which no calculator can price; shown with the figures everywhere.
 */
export function NotIncluded({ described }: { described: Pick<Described, 'users' | 'notes'> }) {
  const labels = useCalculatorLabels();
  const { users, notes } = described;
  return (
    <>
      {users === null ? null : <p>{fill(labels.usersIs, { n: users })}</p>}
      {notes ? (
        <figure className={stack(1, narrow, box, side, styles.notes)}>
          <figcaption className={roles.strong}>{labels.notIncluded}</figcaption>
          <blockquote>{notes}</blockquote>
        </figure>
      ) : null}
    </>
  );
}
