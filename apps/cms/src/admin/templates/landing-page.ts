import { label } from '../../kit/words.ts';
import type { PageTemplate } from './template.ts';

/** A page for a campaign: a first screen, benefits, proof, the form, and questions. */
export const landingPage: PageTemplate = {
  name: label((w) => w.templates.landingPage.name),
  about: label((w) => w.templates.landingPage.about),
  sections: [
    {
      blockType: 'hero',
      title: {
        pl: '[Co zyska klient, w jednym krótkim zdaniu]',
        en: '[What the customer gains, in one short sentence]',
        de: '[Was der Kunde gewinnt, in einem kurzen Satz]',
      },
      subtitle: {
        pl: '[Dla kogo jest ta oferta i jaki problem rozwiązuje, najwyżej dwa zdania]',
        en: '[Whom this offer is for and which problem it solves, two sentences at most]',
        de: '[Für wen dieses Angebot ist und welches Problem es löst, höchstens zwei Sätze]',
      },
      button: { pl: 'Umów rozmowę', en: 'Arrange a call', de: 'Gespräch vereinbaren' },
      buttonDestination: '#contact-form',
    },
    {
      blockType: 'points',
      title: { pl: 'Co zyskujesz', en: 'What you gain', de: 'Was Sie gewinnen' },
      items: [
        {
          icon: 'timer',
          title: { pl: '[Pierwsza korzyść]', en: '[First benefit]', de: '[Erster Vorteil]' },
          description: {
            pl: '[Co zmienia się u klienta, najlepiej z liczbą]',
            en: '[What changes for the customer, best with a figure]',
            de: '[Was sich beim Kunden ändert, am besten mit einer Zahl]',
          },
        },
        {
          icon: 'shield-check',
          title: { pl: '[Druga korzyść]', en: '[Second benefit]', de: '[Zweiter Vorteil]' },
          description: {
            pl: '[Co przestaje być kłopotem]',
            en: '[Which trouble goes away]',
            de: '[Welcher Ärger entfällt]',
          },
        },
        {
          icon: 'handshake',
          title: { pl: '[Trzecia korzyść]', en: '[Third benefit]', de: '[Dritter Vorteil]' },
          description: {
            pl: '[Co klient dostaje na początku i po jakim czasie]',
            en: '[What the customer gets first, and how soon]',
            de: '[Was der Kunde zuerst erhält und wann]',
          },
        },
      ],
    },
    {
      blockType: 'realizations',
      title: { pl: 'Z naszych realizacji', en: 'From our work', de: 'Aus unseren Projekten' },
      limit: 3,
    },
    {
      blockType: 'contact',
      title: { pl: 'Porozmawiajmy', en: 'Let us talk', de: 'Sprechen Sie mit uns' },
      subtitle: {
        pl: 'Napisz, czego potrzebujesz. [Kto i kiedy odpowie]',
        en: 'Tell us what you need. [Who answers, and when]',
        de: 'Schreiben Sie uns, was Sie brauchen. [Wer wann antwortet]',
      },
    },
    {
      blockType: 'questions',
      title: { pl: 'Najczęstsze pytania', en: 'Frequent questions', de: 'Häufige Fragen' },
      items: [
        {
          question: {
            pl: 'Ile to kosztuje?',
            en: 'How much does it cost?',
            de: 'Was kostet das?',
          },
          answer: {
            pl: '[Od czego zależy cena i kiedy klient ją pozna]',
            en: '[What the price depends on, and when the customer will know it]',
            de: '[Wovon der Preis abhängt und wann der Kunde ihn erfährt]',
          },
        },
        {
          question: {
            pl: 'Jak długo to potrwa?',
            en: 'How long does it take?',
            de: 'Wie lange dauert das?',
          },
          answer: {
            pl: '[Ile trwa pierwszy etap i co jest po nim gotowe]',
            en: '[How long the first stage takes, and what is ready after it]',
            de: '[Wie lange die erste Etappe dauert und was danach fertig ist]',
          },
        },
        {
          question: {
            pl: 'Co się dzieje po wysłaniu formularza?',
            en: 'What happens after I send the form?',
            de: 'Was geschieht, wenn ich das Formular abgeschickt habe?',
          },
          answer: {
            pl: '[Kto się odezwie, w jakim czasie i o co zapyta]',
            en: '[Who gets in touch, how soon, and what they will ask]',
            de: '[Wer sich meldet, wann, und was gefragt wird]',
          },
        },
      ],
    },
  ],
};
