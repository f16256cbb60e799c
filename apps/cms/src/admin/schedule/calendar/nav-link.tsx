import Link from 'next/link';
import type { ServerProps } from 'payload';
import { writesContent } from '../../../access/editing-rights.ts';
import { officeWords } from '../../../kit/words.ts';

import './calendar.css';

/** Entry of the menu that leads to the calendar, for people who write content. */
export function CalendarLink({ i18n, user }: ServerProps) {
  if (!writesContent(user)) return null;
  return (
    <Link className="nav__link" href="/admin/calendar" id="nav-calendar" prefetch={false}>
      <span className="nav__link-label">{officeWords(i18n.language).calendar.calendarTitle}</span>
    </Link>
  );
}
