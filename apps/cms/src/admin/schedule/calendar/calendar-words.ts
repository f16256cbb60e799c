import type { AdminLabel } from '../../../fields/admin-label.ts';

/** Name of the page, in the menu and above it. */
export const CALENDAR_TITLE: AdminLabel = { pl: 'Kalendarz', en: 'Calendar' };

/** The other words of the calendar. */
export const CALENDAR_WORDS = {
  about: {
    pl: 'Co ukaże się w witrynie i co z niej zniknie, według czasu polskiego.',
    en: 'What will appear on the site and what will leave it, in Polish time.',
  },
  months: { pl: 'Miesiące', en: 'Months' },
  thisMonth: { pl: 'Ten miesiąc', en: 'This month' },
  today: { pl: 'dziś', en: 'today' },
  empty: {
    pl: 'W tym miesiącu nic nie jest zaplanowane i żaden dokument nie ma daty.',
    en: 'Nothing is scheduled in this month, and no document has a date in it.',
  },
  appears: { pl: 'ukaże się', en: 'appears' },
  appeared: { pl: 'data publikacji', en: 'date of publication' },
  deadline: { pl: 'ostatni dzień zgłoszeń', en: 'last day for applications' },
  draft: {
    pl: 'Szkic: ukaże się tylko wtedy, gdy zostanie opublikowany.',
    en: 'A draft: it appears only if it is published.',
  },
  overdue: {
    pl: 'Spóźnia się: ta chwila minęła, a jeszcze się nie stało.',
    en: 'Late: this moment has passed, and it has not happened yet.',
  },
  more: {
    pl: 'Pokazano {n} najpóźniejszych dat: {kind}. Pozostałe są na liście.',
    en: 'The latest {n} dates are shown: {kind}. The others are in the list.',
  },
} as const satisfies Record<string, AdminLabel>;
