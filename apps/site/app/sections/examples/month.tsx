import type { SectionOf } from '../../content/domain.ts';
import { formatMonth, formatWeekday, formatWorkingDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
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
    <figure className={stack(3)}>
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
      <figcaption className={cluster('2 6', roles.bold, roles.fine)} aria-hidden="true">
        <LocalText className={styles.before} of={before} />{' '}
        <LocalText className={styles.now} of={after} />
      </figcaption>
    </figure>
  );
}

/** A day of a calendar, and its state for a task that begins on the month's first working day. */
interface CalendarDay {
  /** Day of the month. */
  number: number;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Day of the task now; day that it took before; another working day; day off. */
  is: 'now' | 'before' | 'after' | 'free';
}

/**
 * The weeks of a month from Monday to Sunday; days of other months are `null`.
 * @param month any day of it, `YYYY-MM-DD`
 * @param days number of working days that the task takes now, and took before; Monday to Friday are
 *   working days
 */
export function calendarOf(
  month: string,
  days: { now: number; before: number },
): (CalendarDay | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const ahead = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells: (CalendarDay | null)[] = Array.from({ length: ahead }, () => null);
  let worked = 0;
  for (let day = 1; day <= last; day += 1) {
    const isFree = cells.length % 7 > 4;
    if (!isFree) worked += 1;
    const date = `${month.slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`;
    cells.push({ number: day, date, is: isFree ? 'free' : kindOf(worked, days) });
  }
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function kindOf(worked: number, { now, before }: { now: number; before: number }) {
  if (worked <= now) return 'now';
  return worked <= before ? 'before' : 'after';
}
