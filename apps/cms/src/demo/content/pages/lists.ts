import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

const TALK = {
  blockType: 'contact' as const,
  title: { pl: 'Porozmawiajmy', en: 'Let’s talk', de: 'Sprechen wir miteinander' },
};

/** The pages that list areas, industries and case studies. */
export const LIST_PAGES: Entry<Page>[] = [
  {
    pageName: 'areas',
    title: {
      pl: 'Od czego zaczniemy porządki?',
      en: 'Where shall we begin?',
      de: 'Wo fangen wir an?',
    },
    subtitle: {
      pl: 'Sześć obszarów, w których firmy tracą najwięcej czasu. Wybierz swój.',
      en: 'Six areas in which companies lose the most time. Pick yours.',
      de: 'Sechs Bereiche, in denen Unternehmen die meiste Zeit verlieren. Wählen Sie Ihren.',
    },
    seoTitle: {
      pl: 'Obszary: sprzedaż, produkcja, magazyn, finanse, HR, serwis',
      en: 'Areas: sales, production, warehouse, finance, HR, field service',
      de: 'Bereiche: Vertrieb, Fertigung, Lager, Finanzen, Personal, Service',
    },
    seoDescription: {
      pl: 'Oprogramowanie dla sprzedaży, produkcji, magazynu, finansów, kadr i pracy w terenie. Zobacz, co można uporządkować w Twojej firmie.',
      en: 'Software for sales, production, warehouse, finance, HR and field service. See what can be put in order in your company.',
      de: 'Software für Vertrieb, Fertigung, Lager, Finanzen, Personal und Außeneinsatz. Sehen Sie, was sich in Ihrem Unternehmen ordnen lässt.',
    },
    sections: [
      { blockType: 'areas' },
      {
        blockType: 'callToAction',
        title: {
          pl: 'Twojego obszaru tu nie ma?',
          en: 'Is your area not here?',
          de: 'Ihr Bereich ist nicht dabei?',
        },
        subtitle: {
          pl: 'Większość naszych projektów zaczęła się od zdania „u nas jest inaczej”.',
          en: 'Most of our projects began with the words “ours is different”.',
          de: 'Die meisten unserer Projekte begannen mit dem Satz „Bei uns ist das anders“.',
        },
        button: {
          pl: 'Opisz swój projekt',
          en: 'Describe your project',
          de: 'Projekt beschreiben',
        },
        buttonDestination: '/estimate-project',
      },
      TALK,
    ],
  },
  {
    pageName: 'industries',
    title: {
      pl: 'Branże, które znamy od kuchni',
      en: 'Industries we know from the inside',
      de: 'Branchen, die wir von innen kennen',
    },
    subtitle: {
      pl: 'W każdej z nich ktoś od nas spędził dzień na miejscu, zanim powstał pierwszy ekran.',
      en: 'In each of them one of us spent a day on site before the first screen was drawn.',
      de: 'In jeder hat jemand von uns einen Tag vor Ort verbracht, bevor die erste Ansicht entstand.',
    },
    seoTitle: {
      pl: 'Branże: produkcja, hurt, hotele, budownictwo i inne',
      en: 'Industries: manufacturing, wholesale, hospitality and more',
      de: 'Branchen: Fertigung, Großhandel, Hotellerie und mehr',
    },
    seoDescription: {
      pl: 'Oprogramowanie dla produkcji, hurtu, hoteli i gastronomii, budownictwa, transportu, energetyki, ochrony zdrowia i sektora publicznego.',
      en: 'Software for manufacturing, wholesale, hospitality, construction, transport, energy, healthcare and the public sector.',
      de: 'Software für Fertigung, Großhandel, Hotellerie und Gastronomie, Bau, Transport, Energie, Gesundheitswesen und öffentlichen Sektor.',
    },
    sections: [{ blockType: 'industries' }, TALK],
  },
  {
    pageName: 'realizations',
    title: { pl: 'Realizacje', en: 'Case studies', de: 'Referenzen' },
    subtitle: {
      pl: 'Osiem systemów, przy których ktoś pracuje dziś od rana. Każdy z problemem, rozwiązaniem i liczbami.',
      en: 'Eight systems people have been working with since this morning. Each with problem, solution and figures.',
      de: 'Acht Systeme, mit denen seit heute früh gearbeitet wird. Jedes mit Aufgabe, Lösung und Zahlen.',
    },
    seoTitle: {
      pl: 'Realizacje: aplikacje, które już działają',
      en: 'Case studies: applications at work',
      de: 'Referenzen: Anwendungen im Einsatz',
    },
    seoDescription: {
      pl: 'Planowanie serwisu, formularze na hali, kasa restauracyjna, mapy i pulpity. Zobacz, co zbudowaliśmy i co się dzięki temu zmieniło.',
      en: 'Service planning, shop floor forms, a restaurant till, maps and dashboards. See what we built and what changed.',
      de: 'Einsatzplanung, Formulare in der Halle, Restaurantkasse, Karten und Übersichten. Was wir gebaut haben und was sich geändert hat.',
    },
    sections: [{ blockType: 'realizations' }, TALK],
  },
  {
    pageName: 'estimate-project',
    title: { pl: 'Wycena projektu', en: 'Project estimate', de: 'Kostenschätzung' },
    subtitle: {
      pl: 'Cztery kroki. Odpowiedź z widełkami w dniach dostaniesz w ciągu jednego dnia roboczego.',
      en: 'Four steps. You get an answer with a range in days within one working day.',
      de: 'Vier Schritte. Eine Antwort mit einer Spanne in Tagen erhalten Sie innerhalb eines Arbeitstags.',
    },
    seoTitle: {
      pl: 'Wycena projektu informatycznego krok po kroku',
      en: 'Software project estimate, step by step',
      de: 'Kostenschätzung für Ihr Softwareprojekt, Schritt für Schritt',
    },
    seoDescription: {
      pl: 'Opisz aplikację na zamówienie albo wybierz gotowe systemy i wyślij specyfikację. Odpowiedź z widełkami w dniach w jeden dzień roboczy.',
      en: 'Describe a bespoke application or choose ready-made systems, and send the specification. A range in days within one working day.',
      de: 'Beschreiben Sie eine individuelle Anwendung oder wählen Sie fertige Systeme. Eine Spanne in Tagen innerhalb eines Arbeitstags.',
    },
    sections: [],
  },
];
