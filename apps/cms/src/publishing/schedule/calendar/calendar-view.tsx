import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { CSSProperties } from 'react';
import { writesContent } from '../../../accounts/editing-rights.ts';
import type { AdminLanguage } from '../../../kit/office-language.ts';
import { officePage } from '../../../kit/page.tsx';
import { officeWords } from '../../../kit/words.ts';
import { timeInWords } from '../schedule-time.ts';
import {
  askedMonth,
  type CalendarEntry,
  type CalendarMonth,
  calendarMonth,
  dayIn,
  daysOf,
  type Month,
  monthFrom,
  weekdayOf,
} from './calendar-entries.ts';

/** The page “Calendar”: publications and ends in a month, by days. */
export const CalendarView = officePage({
  who: writesContent,
  read: async ({ payload, user, language, words, searchParams }) => {
    const now = new Date();
    const month = askedMonth(searchParams.month, now);
    const found = await calendarMonth({ payload, user, language }, month, now);
    if (!found) return null;
    return {
      steps: [{ label: words.calendar.calendarTitle, url: '/admin/calendar' }],
      children: <MonthPage month={month} found={found} language={language} now={now} />,
    };
  },
});

interface MonthProps {
  month: Month;
  found: CalendarMonth;
  language: AdminLanguage;
  now: Date;
}

/** A day or a month in words, as the language of the back office writes it: “grudzień 2026”. */
function inWords(date: string, language: AdminLanguage, format: Intl.DateTimeFormatOptions) {
  const options = { ...format, timeZone: 'UTC' };
  return new Intl.DateTimeFormat(LOCALES[language].fullCode, options).format(new Date(date));
}

function monthInWords(month: Month, language: AdminLanguage): string {
  return inWords(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

/** A month: its name, links to the months around it, and its days with their entries. */
export function MonthPage({ month, found, language, now }: MonthProps) {
  const { entries, overflows } = found;
  const words = officeWords(language).calendar;
  const days = daysOf(month);
  const byDay = Map.groupBy(entries, ({ at }) => dayIn(new Date(at)));
  const today = dayIn(now);
  return (
    <>
      <h1>{words.calendarTitle}</h1>
      <p className="about">{words.about}</p>
      <header className="line calendar__head">
        <h2 id="calendar-month">{monthInWords(month, language)}</h2>
        <Months month={month} language={language} now={now} />
      </header>
      {entries.length === 0 ? <p className="quiet">{words.empty}</p> : null}
      {overflows.map(({ label, list, shown }) => (
        <p key={list} className="quiet">
          <Link href={list} prefetch={false}>
            {fill(words.more, { n: shown, kind: label })}
          </Link>
        </p>
      ))}
      <div className="calendar__month">
        <Weekdays days={days} language={language} />
        <ol className="calendar__days" aria-labelledby="calendar-month">
          {days.map((day) => (
            <Day
              key={day}
              day={day}
              entries={byDay.get(day) ?? []}
              isToday={day === today}
              language={language}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

/** Links to other months; each has an address, so that “back” works. */
function Months({ month, language, now }: Omit<MonthProps, 'found'>) {
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  const current = askedMonth(null, now);
  const words = officeWords(language).calendar;
  const link = (to: Month, label: string, rel?: string) => (
    <Link href={`/admin/calendar?month=${to}`} rel={rel} prefetch={false}>
      {label}
    </Link>
  );
  return (
    <nav className="line" aria-label={words.months}>
      {before ? link(before, `← ${monthInWords(before, language)}`, 'prev') : null}
      {month === current ? null : link(current, words.thisMonth)}
      {after ? link(after, `${monthInWords(after, language)} →`, 'next') : null}
    </nav>
  );
}

/** Names of the columns, for eyes alone: each day says its own to a screen reader. */
function Weekdays({ days, language }: { days: readonly string[]; language: AdminLanguage }) {
  const week = days.slice(0, 7).toSorted((one, other) => weekdayOf(one) - weekdayOf(other));
  return (
    <div className="calendar__weekdays" aria-hidden="true">
      {week.map((day) => (
        <span key={day}>{inWords(day, language, { weekday: 'short' })}</span>
      ))}
    </div>
  );
}

interface DayProps {
  day: string;
  entries: readonly CalendarEntry[];
  isToday: boolean;
  language: AdminLanguage;
}

/** A day. A day without entries is a number of the grid, and nothing for a screen reader. */
function Day({ day, entries, isToday, language }: DayProps) {
  const isFree = entries.length === 0;
  const full = inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <li
      className={isFree && !isToday ? 'calendar__day calendar__day--free' : 'calendar__day'}
      style={{ '--weekday': weekdayOf(day) } as CSSProperties}
      aria-hidden={isFree && !isToday ? true : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <h3>
        <time dateTime={day}>
          <span className="calendar__number" aria-hidden="true">
            {Number(day.slice(-2))}
          </span>
          <span className="calendar__full">{full}</span>
        </time>
        {isToday ? <span className="badge">{officeWords(language).calendar.today}</span> : null}
      </h3>
      {isFree ? null : (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} language={language} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Entry({ entry, language }: { entry: CalendarEntry; language: AdminLanguage }) {
  const { at, hasTime, name, form, what, warning } = entry;
  return (
    <li className={warning ? 'calendar__entry marked marked--wrong' : 'calendar__entry'}>
      {hasTime ? <time dateTime={at}>{timeInWords(at, { language })}</time> : null}
      <Link href={form} prefetch={false}>
        {name}
      </Link>
      <span className="quiet">{what}</span>
      {warning ? <span className="alert-text">{warning}</span> : null}
    </li>
  );
}
