import type { ReactNode } from 'react';
import type { ReplyTimesContent, SectionOf, SettingsContent } from '../../content/domain.ts';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { useAboutWork } from '../../leads/use-about-work.ts';
import { SectionFrame } from '../section-frame.tsx';
import styles from './contact.module.css';
import { ContactPoint, OpeningHours } from './contact-lines.tsx';
import { ReplyTimes } from './reply-times.tsx';

/** The contact form, with the other ways to reach us next to it. Content links to `#contact`. */
export function Contact({
  section,
  settings,
  replyTimes = null,
  people,
  more,
  children,
}: {
  section: SectionOf<'contact'>;
  settings: SettingsContent;
  replyTimes?: ReplyTimesContent;
  /** The people who answer: beside the form, below it on narrow screens. */
  people?: ReactNode;
  /** Another way to reach us, not for people who look for work. An island has none. */
  more?: ReactNode;
  children: ReactNode;
}) {
  const isAboutWork = useAboutWork();
  return (
    <SectionFrame
      id={CONTACT_FORM_ID}
      title={section.title}
      subtitle={section.subtitle}
      layout="aside"
      aside={people}
      headExtra={
        <div id="contact" className={styles.ways}>
          <ContactPoint point={isAboutWork ? settings.office : settings.sales} />
          <OpeningHours settings={settings} />
          {replyTimes && !isAboutWork ? <ReplyTimes times={replyTimes} /> : null}
          {isAboutWork ? null : more}
        </div>
      }
    >
      {children}
    </SectionFrame>
  );
}
