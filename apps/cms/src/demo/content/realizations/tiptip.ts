import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const TIPTIP: Listed<Realization> = {
  slug: 'tiptip',
  shouldShowInHeaderMenu: false,
  icon: 'coins',
  image: 'realizations/tiptip-1.webp',
  name: { pl: 'TipTip', en: 'TipTip', de: 'TipTip' },
  header: {
    pl: 'Napiwki podzielone, zanim zespół wyjdzie do domu',
    en: 'Tips shared out before the team goes home',
    de: 'Trinkgeld verteilt, bevor das Team nach Hause geht',
  },
  description: {
    pl: 'Aplikacja dla kelnerów: grafik, zamiana zmian i uczciwy podział napiwków według godzin. Każdy widzi, skąd wzięła się kwota.',
    en: 'An app for waiters: rota, shift swaps and a fair split of tips by hours worked. Everyone sees where the amount comes from.',
    de: 'Eine App für den Service: Dienstplan, Schichttausch und gerechte Aufteilung des Trinkgelds nach Stunden. Alle sehen, wie der Betrag entsteht.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React Native', 'TypeScript', 'Node.js', 'PostgreSQL'],
  figures: [
    {
      value: { pl: '4 min', en: '4 min', de: '4 Min.' },
      label: {
        pl: 'na rozliczenie zmiany',
        en: 'to settle a shift',
        de: 'für die Schichtabrechnung',
      },
    },
    {
      value: { pl: '210', en: '210', de: '210' },
      label: { pl: 'osób w grafiku', en: 'people on the rota', de: 'Personen im Dienstplan' },
    },
    {
      value: { pl: '9 tyg.', en: '9 weeks', de: '9 Wochen' },
      label: { pl: 'do sklepów z aplikacjami', en: 'to the app stores', de: 'bis in die Stores' },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Aplikacja mobilna dla sieci jedenastu restauracji',
      en: 'A mobile app for a group of eleven restaurants',
      de: 'Mobile App für eine Gruppe von elf Restaurants',
    },
    description: {
      pl: 'Napiwki z kart rozliczano raz w tygodniu, w zeszycie. Kto zamienił się zmianą, zwykle tracił, bo zeszyt o tym nie wiedział. Menedżerowie poświęcali na to jedno popołudnie w tygodniu, a i tak każdy liczył po swojemu.',
      en: 'Card tips were settled once a week in an exercise book. Whoever had swapped a shift usually lost out, because the book did not know. Managers spent an afternoon a week on it, and still everyone counted in their own way.',
      de: 'Kartentrinkgeld wurde einmal pro Woche in einem Heft abgerechnet. Wer eine Schicht getauscht hatte, verlor meist, weil das Heft davon nichts wusste. Die Leitung opferte dafür einen Nachmittag pro Woche, und trotzdem rechnete jeder anders.',
    },
    image: 'realizations/tiptip-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Grafik i podział w jednej aplikacji',
        en: 'Rota and sharing in one app',
        de: 'Dienstplan und Aufteilung in einer App',
      },
      smallTitle: { pl: 'Android i iOS', en: 'Android and iOS', de: 'Android und iOS' },
      description: {
        pl: 'Kelner zaczyna zmianę przyciskiem, a zamianę uzgadnia z kolegą w dwóch dotknięciach. Menedżer tylko zatwierdza.\n\nPo zamknięciu sali aplikacja pobiera kwotę z kasy i dzieli ją według reguł lokalu: godziny, stanowisko, udział kuchni. Regułę i rachunek może sprawdzić każdy.',
        en: 'A waiter starts a shift with one button and agrees a swap with a colleague in two taps. The manager only confirms.\n\nWhen the room closes, the app takes the amount from the till and splits it by the house rules: hours, role, the kitchen’s share. Anyone can check the rule and the sum.',
        de: 'Die Servicekraft beginnt ihre Schicht mit einem Knopfdruck und vereinbart einen Tausch mit zweimal Tippen. Die Leitung bestätigt nur.\n\nNach Betriebsschluss holt die App den Betrag aus der Kasse und teilt ihn nach den Regeln des Hauses: Stunden, Position, Anteil der Küche. Regel und Rechnung kann jeder prüfen.',
      },
      images: [
        'realizations/tiptip-1.webp',
        'realizations/tiptip-2.webp',
        'realizations/tiptip-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Rozliczenie zmiany trwa cztery minuty i jest gotowe tego samego wieczoru. Z aplikacji korzysta 210 osób w jedenastu lokalach. Sporów o napiwki nie ma, bo każdy widzi ten sam rachunek.',
        en: 'Settling a shift takes four minutes and is done the same evening. 210 people in eleven restaurants use the app. There are no arguments over tips, because everyone sees the same sum.',
        de: 'Die Abrechnung einer Schicht dauert vier Minuten und ist am selben Abend fertig. 210 Personen in elf Häusern nutzen die App. Streit um Trinkgeld gibt es nicht mehr, weil alle dieselbe Rechnung sehen.',
      },
      images: [],
    },
    extendedRealization: true,
  },
};
