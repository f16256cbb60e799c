/**
 * Words of the back office itself that we say otherwise: its language and the language of what is
 * being written are two things.
 */
export const translations = {
  pl: { general: { locale: 'Język treści' } },
  en: { general: { locale: 'Content language' } },
  de: { general: { locale: 'Inhaltssprache' } },
};
