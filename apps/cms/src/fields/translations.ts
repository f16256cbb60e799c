/**
 * Words of the back office itself that we say otherwise: its own language differs from that of the
 * content, an empty cell is a dash, and Polish names what is searched. How long ago a draft was saved
 * is left out: it is a moment, and its Polish words would need another case.
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
      livePreview: 'Podgląd obok formularza',
      exitLivePreview: 'Zamknij podgląd',
    },
    version: { lastSavedAgo: 'Szkic zapisany' },
  },
  en: {
    general: {
      locale: 'Content language',
      noLabel: '–',
      payloadSettings: 'Back-office settings',
      livePreview: 'Preview beside the form',
      exitLivePreview: 'Close the preview',
    },
    version: { lastSavedAgo: 'Draft saved' },
  },
};
