/**
 * Words of the back office itself that we say otherwise: its language and the language of what is
 * being written are two things, an empty cell is a dash, and Polish names what is searched.
 */
export const translations = {
  pl: { general: { locale: 'Język treści', noLabel: '–', searchBy: 'Szukaj: {{label}}' } },
  en: { general: { locale: 'Content language', noLabel: '–' } },
  de: { general: { locale: 'Inhaltssprache', noLabel: '–' } },
};
