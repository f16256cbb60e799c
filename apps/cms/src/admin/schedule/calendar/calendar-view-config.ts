import type { AdminViewConfig } from 'payload';

/** The page “Calendar” among the views of the back office. */
export const calendarView: AdminViewConfig = {
  Component: '/admin/schedule/calendar/calendar-view.tsx#CalendarView',
  path: '/calendar',
  exact: true,
  // A view has one title for all readers.
  meta: { title: 'Kalendarz · Calendar' },
};
