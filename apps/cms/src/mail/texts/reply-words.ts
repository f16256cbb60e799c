import type { FormTopic, Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';

interface ReplyWords {
  /** Subject that a reply begins with. */
  subject: string;
  /** Subject of a visitor's request, as a sentence of a reply names it. */
  topics: Record<FormTopic, string>;
  /** The mail that reminds a salesperson of the next step. */
  reminder: { subject: string; heading: string; text: string };
}

/** Words of replies and of the reminders about them, by language. */
export const REPLY: Record<Locale, ReplyWords> = typesetLocales({
  pl: {
    subject: 'Odpowiedź na zapytanie {reference}',
    topics: {
      services: 'usługi',
      offer: 'oferta',
      miscellaneous: 'inna sprawa',
      'e-commerce': 'sklep internetowy',
      jobApply: 'rekrutacja',
      estimate: 'wycena',
      Project: 'projekt',
      Newsletter: 'newsletter',
      Consultation: 'konsultacja',
    },
    reminder: {
      subject: '[{reference}] Następny krok: {step}',
      heading: 'Następny krok',
      text: '{step}. Termin: {time}. Zapytanie {reference}, {name}.',
    },
  },
  en: {
    subject: 'Reply to your enquiry {reference}',
    topics: {
      services: 'services',
      offer: 'a quote',
      miscellaneous: 'something else',
      'e-commerce': 'an online shop',
      jobApply: 'your application',
      estimate: 'an estimate',
      Project: 'a project',
      Newsletter: 'the newsletter',
      Consultation: 'a consultation',
    },
    reminder: {
      subject: '[{reference}] Next step: {step}',
      heading: 'Next step',
      text: '{step}. Due: {time}. Enquiry {reference}, {name}.',
    },
  },
  de: {
    subject: 'Antwort auf Ihre Anfrage {reference}',
    topics: {
      services: 'Leistungen',
      offer: 'Angebot',
      miscellaneous: 'anderes Anliegen',
      'e-commerce': 'Onlineshop',
      jobApply: 'Bewerbung',
      estimate: 'Kostenschätzung',
      Project: 'Projekt',
      Newsletter: 'Newsletter',
      Consultation: 'Beratung',
    },
    reminder: {
      subject: '[{reference}] Nächster Schritt: {step}',
      heading: 'Nächster Schritt',
      text: '{step}. Termin: {time}. Anfrage {reference}, {name}.',
    },
  },
});
