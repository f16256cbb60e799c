import { label } from '../../kit/words.ts';
import type { PageTemplate } from './template.ts';

/** A page after a form, a sign-up or an event: thanks, what happens next, and something to read. */
export const thankYou: PageTemplate = {
  name: label((w) => w.templates.thankYou.name),
  about: label((w) => w.templates.thankYou.about),
  sections: [
    {
      blockType: 'hero',
      title: { pl: 'Dziękujemy', en: 'Thank you', de: 'Vielen Dank' },
      subtitle: {
        pl: '[Za co dziękujesz i co się właśnie stało, w jednym zdaniu]',
        en: '[What you thank for and what has just happened, in one sentence]',
        de: '[Wofür Sie danken und was gerade geschehen ist, in einem Satz]',
      },
      button: { pl: 'Strona główna', en: 'Home page', de: 'Zur Startseite' },
      buttonDestination: '/',
    },
    {
      blockType: 'stages',
      title: { pl: 'Co dalej', en: 'What happens next', de: 'Wie es weitergeht' },
      items: [
        {
          title: { pl: 'Potwierdzenie', en: 'Confirmation', de: 'Bestätigung' },
          description: {
            pl: '[Co przyjdzie e-mailem i po jakim czasie]',
            en: '[What arrives by email, and how soon]',
            de: '[Was per E-Mail kommt und wann]',
          },
        },
        {
          title: { pl: 'Odpowiedź', en: 'Reply', de: 'Antwort' },
          description: {
            pl: '[Kto się odezwie i kiedy]',
            en: '[Who gets in touch, and when]',
            de: '[Wer sich meldet und wann]',
          },
        },
        {
          title: { pl: 'Następny krok', en: 'Next step', de: 'Nächster Schritt' },
          description: {
            pl: '[Co można zrobić od razu]',
            en: '[What readers can do at once]',
            de: '[Was man sofort tun kann]',
          },
        },
      ],
    },
    {
      blockType: 'articles',
      title: { pl: 'Warto przeczytać', en: 'Worth reading', de: 'Lesenswert' },
      limit: 3,
    },
  ],
};
