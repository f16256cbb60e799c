import type { AdminLabel } from '../admin-label.ts';

/** Days of the week, 1 is Monday. */
export const WEEKDAYS: Record<string, AdminLabel> = {
  1: { pl: 'Poniedziałek', en: 'Monday' },
  2: { pl: 'Wtorek', en: 'Tuesday' },
  3: { pl: 'Środa', en: 'Wednesday' },
  4: { pl: 'Czwartek', en: 'Thursday' },
  5: { pl: 'Piątek', en: 'Friday' },
  6: { pl: 'Sobota', en: 'Saturday' },
  7: { pl: 'Niedziela', en: 'Sunday' },
};
