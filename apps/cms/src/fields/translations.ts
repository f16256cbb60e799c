/**
 * Words of the back office itself that we say otherwise: its own language differs from that of the
 * content, an empty cell is a dash, and Polish names what is searched.
 */
export const translations = {
  pl: {
    general: {
      aboutToDelete: 'Zamierzasz usunąć: {{label}} <1>{{title}}</1>. Na pewno?',
      locale: 'Język treści',
      noLabel: '–',
      searchBy: 'Szukaj: {{label}}',
      creatingNewLabel: 'Nowy dokument: {{label}}',
      successfullyCreated: 'Utworzono: {{label}}.',
      payloadSettings: 'Ustawienia panelu',
    },
  },
  en: {
    general: { locale: 'Content language', noLabel: '–', payloadSettings: 'Back-office settings' },
  },
};
