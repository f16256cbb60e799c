import type { SectionOf } from '../../content/domain.ts';
import { formatMonth, formatWeekday, formatWorkingDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { type CalendarDay, calendarOf } from './calendar.ts';
import styles from './month.module.css';

type MonthSection = SectionOf<'month'>;

/** Weekdays from Monday on. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/**
 * A month as a calendar: the working days that a task took before are plain, those that it takes
 * now are in colour, and each of these names its work.
 */
export function Month({ section }: { section: MonthSection }) {
  const locale = useLocale();
  const Heading = innerHeading(section.title);
  const { items, month, daysBefore } = section;
  if (items.length === 0) return null;
  const calendar = calendarOf(month, { now: items.length, before: daysBefore });
  const worked = calendar.flat().filter((day) => day?.is === 'now');
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} ground="tint">
      <div className={stack('7 8', styles.month)}>
        <Calendar section={section} calendar={calendar} />
        <ol className={stack(6, styles.days)}>
          {items.map((item, index) => (
            <li key={item.id} className={stack(1, styles.worked)}>
              <p className={roles.label}>
                {formatWorkingDay(locale, worked[index]?.date ?? month)}
              </p>
              <LocalText as={Heading} of={item.title} />
              <LocalText as="p" className={roles.quiet} of={item.description} />
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}

function Calendar({
  section: { month, before, after },
  calendar,
}: {
  section: MonthSection;
  calendar: ReturnType<typeof calendarOf>;
}) {
  const locale = useLocale();
  const words: Partial<Record<CalendarDay['is'], MonthSection['after']>> = { now: after, before };
  return (
    <figure>
      <table className={styles.calendar}>
        <caption className={styles.caption}>{formatMonth(locale, month)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {formatWeekday(locale, weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
            <tr key={index}>
              {WEEKDAYS.map((weekday) => {
                const day = week[weekday - 1];
                return (
                  <td key={weekday} className={styles.day} data-is={day?.is}>
                    <span className={styles.number}>{day?.number}</span>{' '}
                    {day && words[day.is] ? (
                      <VisuallyHidden>
                        <LocalText of={words[day.is] ?? null} />
                      </VisuallyHidden>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption
        className={cluster('2 6', roles.bold, roles.minor, styles.legend)}
        aria-hidden="true"
      >
        <LocalText className={styles.before} of={before} />{' '}
        <LocalText className={styles.now} of={after} />
      </figcaption>
    </figure>
  );
}
