import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

export const HOW_WE_DELIVER: Entry<Page> = {
  pageName: 'how-we-deliver',
  title: { pl: 'Jak pracujemy', en: 'How we deliver', de: 'Wie wir arbeiten' },
  subtitle: {
    pl: 'Pięć etapów i dwutygodniowy cykl. W każdym momencie wiesz, co masz i ile zostało.',
    en: 'Five stages and a two-week cycle. At any moment you know what you have and what is left.',
    de: 'Fünf Phasen im Zwei-Wochen-Takt. Sie wissen jederzeit, was Sie haben und was noch fehlt.',
  },
  seoTitle: {
    pl: 'Jak pracujemy: pięć etapów i dwutygodniowy rytm',
    en: 'How we deliver: five stages and a two-week rhythm',
    de: 'Wie wir arbeiten: fünf Phasen im Zwei-Wochen-Takt',
  },
  seoDescription: {
    pl: 'Od rozmowy przez wycenę i prototyp do startu i opieki. Zobacz, co dostajesz w każdym z pięciu etapów i jak wyglądają nasze dwa tygodnie.',
    en: 'From conversation through estimate and prototype to launch and support. What you get in each of five stages, and what our two weeks look like.',
    de: 'Vom Gespräch über Schätzung und Prototyp bis zu Start und Betreuung. Was Sie in jeder der fünf Phasen erhalten.',
  },
  sections: [
    {
      blockType: 'stages',
      title: { pl: 'Pięć etapów', en: 'Five stages', de: 'Fünf Phasen' },
      items: [
        {
          icon: 'messages-square',
          title: { pl: 'Rozmowa', en: 'Conversation', de: 'Gespräch' },
          description: {
            pl: 'Kwadrans przez telefon, potem dzień u Ciebie, przy ludziach, którzy będą z systemu korzystać.\n\nDostajesz: opis tego, co zrozumieliśmy, na dwóch stronach.',
            en: 'Fifteen minutes on the phone, then a day on your premises, beside the people who will use the system.\n\nYou get: two pages on what we have understood.',
            de: 'Eine Viertelstunde am Telefon, dann ein Tag bei Ihnen, neben denen, die das System nutzen werden.\n\nSie erhalten: zwei Seiten darüber, was wir verstanden haben.',
          },
        },
        {
          icon: 'clipboard-list',
          title: { pl: 'Plan i wycena', en: 'Plan and estimate', de: 'Plan und Schätzung' },
          description: {
            pl: 'Lista funkcji w osobodniach, w kolejności, w której przynoszą korzyść.\n\nDostajesz: wycenę, z której można skreślać, i termin pierwszej działającej części.',
            en: 'A list of features in person-days, in the order in which they pay off.\n\nYou get: an estimate you can cross things out of, and the date of the first working part.',
            de: 'Eine Liste der Funktionen in Personentagen, in der Reihenfolge ihres Nutzens.\n\nSie erhalten: eine Schätzung, aus der Sie streichen können, und den Termin des ersten lauffähigen Teils.',
          },
        },
        {
          icon: 'pen-line',
          title: { pl: 'Prototyp', en: 'Prototype', de: 'Prototyp' },
          description: {
            pl: 'Klikalne ekrany na Twoich danych. Sprawdzają je trzy osoby, które będą z nich korzystać.\n\nDostajesz: prototyp i listę poprawek, zanim powstanie kod.',
            en: 'Screens to click through, with your data. Three of the people who will use them try them out.\n\nYou get: a prototype and a list of corrections before any code is written.',
            de: 'Klickbare Ansichten mit Ihren Daten. Drei künftige Nutzer probieren sie aus.\n\nSie erhalten: einen Prototyp und eine Liste von Korrekturen, bevor Code entsteht.',
          },
        },
        {
          icon: 'code',
          title: { pl: 'Budowa', en: 'Building', de: 'Umsetzung' },
          description: {
            pl: 'Co dwa tygodnie działająca część i godzina na jej omówienie. Kolejność możesz zmieniać po każdym cyklu.\n\nDostajesz: system, który rośnie, i stan dni co piątek.',
            en: 'Every two weeks a working part and an hour to go through it. You may change the order after each cycle.\n\nYou get: a growing system, and a count of days every Friday.',
            de: 'Alle zwei Wochen ein lauffähiger Teil und eine Stunde zur Besprechung. Die Reihenfolge können Sie nach jeder Runde ändern.\n\nSie erhalten: ein wachsendes System und jeden Freitag, wie viele Tage verbraucht sind.',
          },
        },
        {
          icon: 'life-buoy',
          title: { pl: 'Start i opieka', en: 'Launch and support', de: 'Start und Betreuung' },
          description: {
            pl: 'Dane przenosimy dwa razy: na próbę i na dobre. W dniu startu jesteśmy na miejscu.\n\nDostajesz: przeszkolony zespół, dokumentację i numer, pod którym odbiera człowiek.',
            en: 'We move the data twice: as a rehearsal and for good. On the day of the launch we are on site.\n\nYou get: a trained team, documentation and a number answered by a person.',
            de: 'Die Daten übernehmen wir zweimal: zur Probe und endgültig. Am Starttag sind wir vor Ort.\n\nSie erhalten: ein geschultes Team, Dokumentation und eine Nummer, unter der sich ein Mensch meldet.',
          },
        },
      ],
    },
    {
      blockType: 'wheel',
      title: { pl: 'Dwutygodniowy cykl', en: 'The two-week cycle', de: 'Der Zwei-Wochen-Takt' },
      subtitle: {
        pl: 'Siedem kroków, które powtarzają się przez całą budowę.',
        en: 'Seven steps, repeated for as long as we build.',
        de: 'Sieben Schritte, die sich während der ganzen Umsetzung wiederholen.',
      },
      items: [
        {
          icon: 'list-checks',
          title: { pl: 'Wybór', en: 'Choose', de: 'Auswählen' },
          description: {
            pl: 'Wskazujesz, co ma powstać jako następne. My mówimy, ile to dni.',
            en: 'You say what comes next. We say how many days it takes.',
            de: 'Sie bestimmen, was als Nächstes entsteht. Wir sagen, wie viele Tage es dauert.',
          },
        },
        {
          icon: 'pen-line',
          title: { pl: 'Szkic', en: 'Sketch', de: 'Entwerfen' },
          description: {
            pl: 'Rysujemy ekran i pokazujemy osobie, która będzie go używać.',
            en: 'We draw the screen and show it to the person who will use it.',
            de: 'Wir zeichnen die Ansicht und zeigen sie der Person, die sie nutzen wird.',
          },
        },
        {
          icon: 'code',
          title: { pl: 'Kod', en: 'Code', de: 'Programmieren' },
          description: {
            pl: 'Piszemy w parach, małymi krokami. Każda zmiana ma test.',
            en: 'We write in pairs and in small steps. Every change has its test.',
            de: 'Wir schreiben zu zweit und in kleinen Schritten. Jede Änderung hat ihren Test.',
          },
        },
        {
          icon: 'badge-check',
          title: { pl: 'Sprawdzenie', en: 'Check', de: 'Prüfen' },
          description: {
            pl: 'Ktoś, kto nie pisał tego kodu, próbuje go zepsuć na Twoich danych.',
            en: 'Someone who did not write the code tries to break it with your data.',
            de: 'Jemand, der den Code nicht geschrieben hat, versucht, ihn mit Ihren Daten zu Fall zu bringen.',
          },
        },
        {
          icon: 'monitor',
          title: { pl: 'Pokaz', en: 'Show', de: 'Zeigen' },
          description: {
            pl: 'Godzina z Twoim zespołem. Pracujecie Wy, my patrzymy.',
            en: 'An hour with your team. You work, we watch.',
            de: 'Eine Stunde mit Ihrem Team. Sie arbeiten, wir schauen zu.',
          },
        },
        {
          icon: 'message-square',
          title: { pl: 'Uwagi', en: 'Listen', de: 'Zuhören' },
          description: {
            pl: 'Spisujemy, co przeszkadza. Drobiazgi poprawiamy od ręki.',
            en: 'We write down what gets in the way and fix the small things at once.',
            de: 'Wir notieren, was stört. Kleinigkeiten beheben wir sofort.',
          },
        },
        {
          icon: 'refresh-cw',
          title: { pl: 'Wydanie', en: 'Release', de: 'Ausliefern' },
          description: {
            pl: 'Gotowa część trafia do użytku, a cykl zaczyna się od nowa.',
            en: 'The finished part goes live, and the cycle starts again.',
            de: 'Der fertige Teil geht in Betrieb, und der Takt beginnt von vorn.',
          },
        },
      ],
    },
    {
      blockType: 'questions',
      title: { pl: 'Częste pytania', en: 'Common questions', de: 'Häufige Fragen' },
      items: [
        {
          question: {
            pl: 'Co, jeśli w trakcie zmienimy zdanie?',
            en: 'What if we change our minds along the way?',
            de: 'Was, wenn wir unterwegs unsere Meinung ändern?',
          },
          answer: {
            pl: 'Właśnie po to są krótkie cykle. Po każdych dwóch tygodniach możesz zmienić kolejność, dodać coś albo skreślić. Wycena w dniach zmienia się na Twoich oczach.',
            en: 'That is what the short cycles are for. Every two weeks you may change the order, add something or cross it out. The estimate in days changes before your eyes.',
            de: 'Genau dafür ist der kurze Takt da. Alle zwei Wochen können Sie die Reihenfolge ändern, etwas ergänzen oder streichen. Die Schätzung in Tagen ändert sich vor Ihren Augen.',
          },
        },
        {
          question: {
            pl: 'Ile czasu zajmie to naszym ludziom?',
            en: 'How much of our people’s time will it take?',
            de: 'Wie viel Zeit kostet das unsere Leute?',
          },
          answer: {
            pl: 'Jedna osoba po Twojej stronie potrzebuje około czterech godzin tygodniowo. Pozostali po godzinie na dwa tygodnie.',
            en: 'One person on your side needs about four hours a week. The others an hour every two weeks.',
            de: 'Eine Person auf Ihrer Seite braucht etwa vier Stunden pro Woche. Die übrigen eine Stunde alle zwei Wochen.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: {
        pl: 'Zacznijmy od kwadransa',
        en: 'Let’s start with fifteen minutes',
        de: 'Beginnen wir mit einer Viertelstunde',
      },
      button: {
        pl: 'Umów 15 minut rozmowy',
        en: 'Book a 15-minute call',
        de: '15-Minuten-Gespräch vereinbaren',
      },
      buttonDestination: '#contact',
    },
    {
      blockType: 'contact',
      title: { pl: 'Porozmawiajmy', en: 'Let’s talk', de: 'Sprechen wir miteinander' },
    },
  ],
};
