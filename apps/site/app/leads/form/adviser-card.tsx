import { createContext } from 'react';
import type { EmployeeContent, ImageContent } from '../../content/domain.ts';
import { line, stack, top } from '../../ui/layout/layout.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './adviser-card.module.css';

/** An adviser, shown below the menus, on the contact page and where a form was sent. */
export type Adviser = Pick<
  EmployeeContent,
  'id' | 'name' | 'surname' | 'position' | 'phone' | 'email'
> & {
  image: ImageContent;
};

/** The people who answer requests; every page has them with its layout. */
export const Advisers = createContext<readonly Adviser[]>([]);

/** Someone to talk to: photo, name, position, phone and e-mail. */
export function AdviserCard({ adviser }: { adviser: Adviser }) {
  return (
    <div className={line(4, top, roles.small, styles.card)}>
      <Picture
        image={adviser.image}
        widths={[69, 160, 290]}
        sizes="56px"
        ratio="2:3"
        className={styles.photo}
      />
      <div className={stack(0)}>
        <strong>
          {adviser.name} {adviser.surname}
        </strong>
        <LocalText of={adviser.position} as="p" className={roles.quiet} />
        {adviser.phone && <TelephoneLink phone={adviser.phone} />}
        {adviser.email && <MailLink address={adviser.email} />}
      </div>
    </div>
  );
}
