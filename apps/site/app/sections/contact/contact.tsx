import type { ReactNode } from 'react';
import type { ReplyTimesContent, SectionOf, SettingsContent } from '../../content/domain.ts';
import { fill, formatDuration } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { useFormPurpose } from '../../leads/use-form-purpose.ts';
import { stack } from '../../ui/layout/layout.ts';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './contact.module.css';
import { ContactPoint, OpeningHours } from './contact-lines.tsx';

/**
 * The contact form, with the other ways to reach us next to it; a newsletter needs none. Content links
 * to `#contact`.
 */
export function Contact({
  section,
  settings,
  replyTimes = null,
  aside,
  more,
  below,
  sheet,
  children,
}: {
  section: Pick<SectionOf<'contact'>, 'title' | 'subtitle'>;
  settings: SettingsContent;
  replyTimes?: ReplyTimesContent;
  /** The people who answer, or the next steps: next to the form, below it on narrow screens. */
  aside?: ReactNode;
  /** Another way to reach us, not for people who look for work or for the newsletter. An island has none. */
  more?: ReactNode;
  /** Below the form, in its column. */
  below?: ReactNode;
  /** In place of the form, which is then below the heading. */
  sheet?: ReactNode;
  children: ReactNode;
}) {
  const purpose = useFormPurpose();
  return (
    <SectionFrame
      className={aside ? styles.more : styles.section}
      id={CONTACT_FORM_ID}
      title={section.title}
      subtitle={section.subtitle}
      layout="aside"
      aside={aside}
      headExtra={
        <div id="contact" className={stack(1, styles.ways)}>
          {purpose === 'newsletter' ? null : (
            <>
              <ContactPoint point={purpose === 'job' ? settings.office : settings.sales} />
              <OpeningHours settings={settings} />
            </>
          )}
          {replyTimes && purpose === 'order' ? <ReplyTimes times={replyTimes} /> : null}
          {purpose === 'order' ? more : null}
          {sheet ? children : null}
        </div>
      }
    >
      {sheet ?? children}
      {below ? <div className={styles.belowForm}>{below}</div> : null}
    </SectionFrame>
  );
}

/** Measured times of first replies lately, with the number of days that count, and of later ones. */
function ReplyTimes({ times }: { times: NonNullable<ReplyTimesContent> }) {
  const locale = useLocale();
  const { sections } = useMessages();
  const text = fill(sections.replyTimes, {
    days: times.windowDays,
    median: formatDuration(locale, times.median),
    slow: formatDuration(locale, times.percentile90),
  });
  const later =
    times.laterMedian === null
      ? null
      : fill(sections.laterReplies, { median: formatDuration(locale, times.laterMedian) });
  return <p className={roles.quiet}>{[text, later].filter(Boolean).join(' ')}</p>;
}
