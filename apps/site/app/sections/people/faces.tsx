import type { EmployeeContent } from '../../content/domain.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './faces.module.css';
import { inOrder, PORTRAIT } from './people.tsx';

/** A row holds four. */
const MOST = 4;

/** Some of the company's people: a few portraits with names, the chief's first. */
export function Faces({ employees }: { employees: EmployeeContent[] }) {
  if (employees.length === 0) return null;
  return (
    <ul className={styles.faces}>
      {inOrder(employees)
        .slice(0, MOST)
        .map((person, index) => (
          <li key={person.id}>
            <Picture
              className={styles.face}
              image={person.image}
              sizes="(min-width: 62rem) 8rem, (min-width: 40rem) 9rem, 22vw"
              widths={[160, PORTRAIT.width]}
              ratio="2:3"
              quality={PORTRAIT.quality}
              priority={index === 0}
              eager
              decorative
            />
            <p className={styles.name}>{`${person.name} ${person.surname}`}</p>
          </li>
        ))}
    </ul>
  );
}
