import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** Pages around one form; the popups show the same words. */
export const FORM_PAGES: Entry<Page>[] = [
  {
    pageName: 'consultation',
    title: {
      pl: 'Kwadrans z doradcą, bezpłatnie',
      en: 'Fifteen minutes with an adviser, free of charge',
      de: 'Eine Viertelstunde Beratung, kostenlos',
    },
    subtitle: {
      pl: 'Zostaw numer. Oddzwaniamy zwykle w ciągu 15 minut, w godzinach pracy biura.',
      en: 'Leave your number. During office hours we usually ring back within 15 minutes.',
      de: 'Hinterlassen Sie Ihre Nummer. Zu Bürozeiten rufen wir meist innerhalb von 15 Minuten zurück.',
    },
    seoTitle: {
      pl: 'Bezpłatna konsultacja: 15 minut rozmowy o oprogramowaniu',
      en: 'Free consultation: 15 minutes about your software',
      de: 'Kostenlose Beratung: 15 Minuten über Ihre Software',
    },
    seoDescription: {
      pl: 'Opowiedz, co ma działać lepiej. Po kwadransie wiesz, czy wystarczy gotowy system, ile trwa wdrożenie i od czego zacząć.',
      en: 'Tell us what should work better. After fifteen minutes you know whether a ready-made system will do, how long it takes and where to begin.',
      de: 'Erzählen Sie, was besser laufen soll. Nach einer Viertelstunde wissen Sie, ob ein fertiges System genügt, wie lange es dauert und womit Sie beginnen.',
    },
    sections: [
      {
        blockType: 'contact',
        title: { pl: 'Zamów rozmowę', en: 'Book a call', de: 'Gespräch vereinbaren' },
        subtitle: {
          pl: 'Trzy pola i gotowe. Nie sprzedajemy przez telefon.',
          en: 'Three fields and you are done. No sales pitch on the phone.',
          de: 'Drei Felder, mehr nicht. Am Telefon verkaufen wir nichts.',
        },
      },
      {
        blockType: 'points',
        title: {
          pl: 'Co wiesz po kwadransie',
          en: 'What you know after fifteen minutes',
          de: 'Was Sie nach einer Viertelstunde wissen',
        },
        items: [
          {
            icon: 'target',
            title: { pl: 'Czy to ma sens', en: 'Whether it makes sense', de: 'Ob es sich lohnt' },
            description: {
              pl: 'Czasem wystarczy zmienić jedno ustawienie w systemie, który już masz. Wtedy to powiemy.',
              en: 'Sometimes one setting in the system you already have is enough. If so, we will say so.',
              de: 'Manchmal genügt eine Einstellung in dem System, das Sie schon haben. Dann sagen wir das.',
            },
          },
          {
            icon: 'timer',
            title: { pl: 'Ile to potrwa', en: 'How long it takes', de: 'Wie lange es dauert' },
            description: {
              pl: 'Podajemy przedział w tygodniach i mówimy, co go skraca, a co wydłuża.',
              en: 'We name a range in weeks and say what shortens it and what makes it longer.',
              de: 'Wir nennen eine Spanne in Wochen und sagen, was sie verkürzt und was sie verlängert.',
            },
          },
          {
            icon: 'route',
            title: { pl: 'Od czego zacząć', en: 'Where to begin', de: 'Womit Sie beginnen' },
            description: {
              pl: 'Dostajesz jeden następny krok, który możesz zrobić także bez nas.',
              en: 'You get one next step, which you can also take without us.',
              de: 'Sie bekommen einen nächsten Schritt, den Sie auch ohne uns gehen können.',
            },
          },
        ],
      },
    ],
  },
  {
    pageName: 'newsletter',
    title: { pl: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
    subtitle: {
      pl: 'Raz w miesiącu jedna historia z wdrożenia: co nie działało, co zrobiliśmy i ile to dało.',
      en: 'Once a month, one story from a project: what did not work, what we did and what came of it.',
      de: 'Einmal im Monat eine Geschichte aus einem Projekt: was nicht lief, was wir taten und was es brachte.',
    },
    seoTitle: {
      pl: 'Newsletter: jedna historia z wdrożenia w miesiącu',
      en: 'Newsletter: one project story a month',
      de: 'Newsletter: eine Projektgeschichte im Monat',
    },
    seoDescription: {
      pl: 'Najwyżej jedna wiadomość w miesiącu, bez reklam. Wypisujesz się jednym kliknięciem.',
      en: 'One message a month at most, without advertising. You unsubscribe with one click.',
      de: 'Höchstens eine Nachricht im Monat, ohne Werbung. Abmelden können Sie sich mit einem Klick.',
    },
    sections: [
      {
        blockType: 'contact',
        title: { pl: 'Zapisz się', en: 'Subscribe', de: 'Anmelden' },
        subtitle: {
          pl: 'Zapis potwierdzasz odnośnikiem, który przyślemy e-mailem.',
          en: 'You confirm the subscription with a link that we email to you.',
          de: 'Die Anmeldung bestätigen Sie über einen Link, den wir Ihnen per E-Mail senden.',
        },
      },
    ],
  },
];
