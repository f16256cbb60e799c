import type { AdminLabel } from '../../fields/admin-label.ts';

/** The sentences of the schedule of a document. */
export const SCHEDULE_WORDS = {
  title: { pl: 'Zaplanuj publikację: {title}', en: 'Schedule publication: {title}' },
  what: { pl: 'Co ma się stać', en: 'What happens' },
  publish: { pl: 'Opublikuj', en: 'Publish' },
  unpublish: { pl: 'Cofnij publikację', en: 'Unpublish' },
  when: { pl: 'Kiedy', en: 'When' },
  zone: { pl: 'czas polski', en: 'Polish time' },
  hour: { pl: 'Godzina', en: 'Time' },
  language: { pl: 'Język', en: 'Language' },
  all: { pl: 'Wszystkie języki', en: 'All languages' },
  save: { pl: 'Zaplanuj', en: 'Schedule' },
  saved: { pl: 'Zaplanowano.', en: 'Scheduled.' },
  cancelled: { pl: 'Odwołano.', en: 'Cancelled.' },
  noTime: { pl: 'Wybierz dzień i godzinę.', en: 'Choose a day and a time.' },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie i spróbuj ponownie.',
    en: 'That did not work. Check the connection and try again.',
  },
  planned: { pl: 'Zaplanowane', en: 'Scheduled' },
  none: { pl: 'Nic nie jest zaplanowane.', en: 'Nothing is scheduled.' },
  publication: { pl: 'Zaplanowano publikację', en: 'Publication scheduled' },
  end: { pl: 'Zaplanowano cofnięcie publikacji', en: 'Unpublishing scheduled' },
  cancel: { pl: 'Odwołaj', en: 'Cancel' },
} as const satisfies Record<string, AdminLabel>;

/** Name of one of these sentences. */
export type ScheduleWord = keyof typeof SCHEDULE_WORDS;
