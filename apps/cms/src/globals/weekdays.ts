import type { Words } from '../fields/words.ts';

/** Days of the week, 1 is Monday. */
export const WEEKDAYS: Record<string, Words> = {
  1: { pl: 'Poniedziałek', en: 'Monday', de: 'Montag' },
  2: { pl: 'Wtorek', en: 'Tuesday', de: 'Dienstag' },
  3: { pl: 'Środa', en: 'Wednesday', de: 'Mittwoch' },
  4: { pl: 'Czwartek', en: 'Thursday', de: 'Donnerstag' },
  5: { pl: 'Piątek', en: 'Friday', de: 'Freitag' },
  6: { pl: 'Sobota', en: 'Saturday', de: 'Samstag' },
  7: { pl: 'Niedziela', en: 'Sunday', de: 'Sonntag' },
};
