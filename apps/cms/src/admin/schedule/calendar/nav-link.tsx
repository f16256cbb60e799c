import Link from 'next/link';
import type { ServerProps } from 'payload';
import { writesContent } from '../../../access/editing-rights.ts';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { CALENDAR_TITLE } from './calendar-words.ts';
import './calendar.css';

/** Entry of the menu that leads to the calendar, for people who write content. */
export function CalendarLink({ i18n, user }: ServerProps) {
  if (!writesContent(user)) return null;
  return (
    <Link className="nav__link" href="/admin/calendar" id="nav-calendar" prefetch={false}>
      <span className="nav__link-label">{CALENDAR_TITLE[adminLanguage(i18n.language)]}</span>
    </Link>
  );
}
