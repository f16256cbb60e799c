import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const POOL_PLANNING: Listed<Realization> = {
  slug: 'pool-planning',
  shouldShowInHeaderMenu: false,
  icon: 'calendar-days',
  image: 'realizations/pool-planning-1.webp',
  name: { pl: 'Pool Planning', en: 'Pool Planning', de: 'Pool Planning' },
  header: {
    pl: 'Sześć torów, czternaście grup i żadnej kolizji',
    en: 'Six lanes, fourteen groups and no clash',
    de: 'Sechs Bahnen, vierzehn Gruppen und keine Überschneidung',
  },
  description: {
    pl: 'Grafik pływalni: tory, szkoły, kluby i ratownicy. Rezerwację sprawdza program, a nie pamięć kierownika.',
    en: 'The timetable of a swimming pool: lanes, schools, clubs and lifeguards. The program checks bookings, not the manager’s memory.',
    de: 'Der Belegungsplan eines Hallenbads: Bahnen, Schulen, Vereine und Aufsicht. Das Programm prüft die Buchung, nicht das Gedächtnis der Leitung.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'iCalendar'],
  figures: [
    {
      value: { pl: '0', en: '0', de: '0' },
      label: {
        pl: 'podwójnych rezerwacji od startu',
        en: 'double bookings since launch',
        de: 'Doppelbuchungen seit dem Start',
      },
    },
    {
      value: { pl: '+17%', en: '+17%', de: '+17 %' },
      label: { pl: 'wykorzystania torów', en: 'lane use', de: 'Bahnauslastung' },
    },
    {
      value: { pl: '6 tyg.', en: '6 weeks', de: '6 Wochen' },
      label: {
        pl: 'od umowy do startu',
        en: 'from contract to launch',
        de: 'vom Vertrag bis zum Start',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Planowanie torów na pływalni miejskiej',
      en: 'Lane planning for a municipal swimming pool',
      de: 'Bahnenplanung für ein städtisches Hallenbad',
    },
    description: {
      pl: 'Grafik był plakatem na ścianie recepcji. Szkoły dzwoniły, kluby pisały, a kierownik nanosił zmiany ołówkiem. Dwa razy w miesiącu na jednym torze spotykały się dwie grupy, a wolnych godzin nikt nie widział, więc nikt ich nie rezerwował.',
      en: 'The timetable was a poster on the reception wall. Schools rang, clubs wrote, and the manager made changes in pencil. Twice a month two groups met in one lane, and nobody could see the free hours, so nobody booked them.',
      de: 'Der Belegungsplan war ein Plakat an der Wand der Rezeption. Schulen riefen an, Vereine schrieben, und die Leitung trug Änderungen mit Bleistift ein. Zweimal im Monat trafen sich zwei Gruppen auf einer Bahn, und freie Stunden sah niemand, also buchte sie auch niemand.',
    },
    image: 'realizations/pool-planning-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Plan torów, który zna zasady pływalni',
        en: 'A lane plan that knows the rules of the pool',
        de: 'Ein Bahnenplan, der die Regeln des Bads kennt',
      },
      smallTitle: { pl: 'Aplikacja webowa', en: 'Web application', de: 'Webanwendung' },
      description: {
        pl: 'Program zna zasady, które znał kierownik: jeden ratownik na określoną liczbę osób, szkoły przed południem, pół godziny przerwy technicznej. Rezerwacji, która łamie zasadę, nie da się zapisać, ale widać dlaczego.\n\nKluby rezerwują same, na cały sezon. Ekran w holu i kalendarz w telefonie biorą dane z tego samego planu.',
        en: 'The program knows what the manager knew: one lifeguard for so many swimmers, schools in the morning, half an hour for maintenance. A booking that breaks a rule cannot be saved, and you see why.\n\nClubs book for themselves, a season at a time. The screen in the lobby and the calendar on the phone read the same plan.',
        de: 'Das Programm weiß, was die Leitung wusste: eine Aufsicht je Anzahl Personen, vormittags Schulen, eine halbe Stunde Technik. Eine Buchung, die eine Regel verletzt, lässt sich nicht speichern, und man sieht, warum.\n\nVereine buchen selbst, für eine ganze Saison. Der Bildschirm im Foyer und der Kalender im Smartphone lesen denselben Plan.',
      },
      images: [
        'realizations/pool-planning-1.webp',
        'realizations/pool-planning-2.webp',
        'realizations/pool-planning-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Od startu nie było ani jednej podwójnej rezerwacji. Tory są wykorzystane o 17% lepiej, głównie wczesnym popołudniem, które wcześniej stało puste. Plakat zdjęto ze ściany po trzech tygodniach.',
        en: 'There has not been a single double booking since the launch. Lane use is up by 17%, mostly in the early afternoon, which used to stand empty. The poster came off the wall after three weeks.',
        de: 'Seit dem Start gab es keine einzige Doppelbuchung. Die Bahnen sind um 17 % besser ausgelastet, vor allem am frühen Nachmittag, der früher leer blieb. Nach drei Wochen kam das Plakat von der Wand.',
      },
      images: [],
    },
    extendedRealization: true,
  },
};
