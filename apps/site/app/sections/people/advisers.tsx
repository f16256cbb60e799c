import type { EmployeeContent, SectionOf } from '../../content/domain.ts';
import { AdviserCard } from '../../leads/adviser-card.tsx';
import { SectionFrame } from '../section-frame.tsx';
import styles from './advisers.module.css';

/** People to talk to, with their numbers and mailboxes. */
export function Advisers({
  section,
  employees,
}: {
  section: SectionOf<'advisers'>;
  employees: EmployeeContent[];
}) {
  const advisers = employees.filter(({ isAdviser }) => isAdviser);
  if (advisers.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={styles.advisers}>
        {advisers.map((adviser) => (
          <li key={adviser.id}>
            <AdviserCard adviser={adviser} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
