import { writesContent } from '../../../access/editing-rights.ts';
import { officePage } from '../../../kit/page.tsx';
import { calendarMonth } from './calendar-entries.ts';
import { askedMonth } from './month.ts';
import { MonthPage } from './month-page.tsx';

/** The page “Calendar”: publications and ends in a month, by days. */
export const CalendarView = officePage({
  className: 'calendar',
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
