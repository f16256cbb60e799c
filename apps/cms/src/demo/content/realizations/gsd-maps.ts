import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const GSD_MAPS: Listed<Realization> = {
  slug: 'gsd-maps',
  shouldShowInHeaderMenu: false,
  icon: 'map',
  image: 'realizations/gsd-maps-1.webp',
  name: { pl: 'GSD Maps', en: 'GSD Maps', de: 'GSD Maps' },
  header: {
    pl: 'Mapa, na której widać niewykorzystany rejon',
    en: 'A map that shows which territory nobody covers',
    de: 'Eine Karte, die zeigt, welches Gebiet brachliegt',
  },
  description: {
    pl: 'Obrót, potencjał i wizyty handlowców na mapie powiatów. Nowy podział rejonów powstaje w jeden dzień.',
    en: 'Turnover, potential and sales visits on a map of districts. A new division of territories takes one day.',
    de: 'Umsatz, Potenzial und Besuche auf einer Bezirkskarte. Eine neue Gebietseinteilung entsteht an einem Tag.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'MapLibre', 'PostGIS', 'Node.js'],
  figures: [
    {
      value: { pl: '1 dzień', en: '1 day', de: '1 Tag' },
      label: {
        pl: 'na nowy podział rejonów',
        en: 'for new sales territories',
        de: 'für eine neue Gebietseinteilung',
      },
    },
    {
      value: { pl: '+31%', en: '+31%', de: '+31 %' },
      label: {
        pl: 'wizyt u klientów z potencjałem',
        en: 'visits to customers with potential',
        de: 'Besuche bei Kunden mit Potenzial',
      },
    },
    {
      value: { pl: '14 tyg.', en: '14 weeks', de: '14 Wochen' },
      label: {
        pl: 'do pracy w terenie',
        en: 'to use in the field',
        de: 'bis zum Einsatz im Außendienst',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Mapa ze statystyką dla handlowców hurtowni technicznej',
      en: 'A statistical map for the field sales of a technical wholesaler',
      de: 'Statistikkarte für den Außendienst eines technischen Großhandels',
    },
    description: {
      pl: 'Ośmiu handlowców miało rejony narysowane dwanaście lat temu. Jeden jeździł po pięćset kilometrów dziennie, drugi miał wszystkich klientów w jednym mieście. Każda próba nowego podziału kończyła się po trzech tygodniach pracy w arkuszu i sporem o to, komu ubyło.',
      en: 'Eight salespeople had territories drawn twelve years ago. One drove five hundred kilometres a day, another had every customer in one town. Each attempt to redraw them ended after three weeks of spreadsheets in an argument about who had lost out.',
      de: 'Die Gebiete der acht Außendienstler stammten aus der Zeit vor zwölf Jahren. Der eine fuhr fünfhundert Kilometer am Tag, der andere hatte alle Kunden in einer Stadt. Jeder Versuch einer neuen Einteilung endete nach drei Wochen Tabellenarbeit im Streit, wer etwas verliert.',
    },
    image: 'realizations/gsd-maps-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Rejony, które można przesuwać',
        en: 'Territories you can move',
        de: 'Gebiete, die sich verschieben lassen',
      },
      smallTitle: { pl: 'Aplikacja webowa', en: 'Web application', de: 'Webanwendung' },
      description: {
        pl: 'Mapa pokazuje obrót, potencjał i czas od ostatniej wizyty, powiat po powiecie. Kierownik przesuwa powiat do innego rejonu i od razu widzi, jak zmieniają się kilometry i plan obu osób.\n\nWarstwy liczy baza przestrzenna, a przeglądarka rysuje je jako kafelki wektorowe, więc mapa jest płynna także na laptopie w samochodzie.',
        en: 'The map shows turnover, potential and time since the last visit, district by district. The head of sales moves a district to another territory and sees at once how kilometres and targets change for both people.\n\nA spatial database computes the layers and the browser draws them as vector tiles, so the map runs smoothly on a laptop in the car.',
        de: 'Die Karte zeigt Umsatz, Potenzial und Zeit seit dem letzten Besuch, Bezirk für Bezirk. Die Vertriebsleitung verschiebt einen Bezirk in ein anderes Gebiet und sieht sofort, wie sich Kilometer und Planzahlen beider Personen ändern.\n\nDie Ebenen berechnet eine Geodatenbank, der Browser zeichnet sie als Vektorkacheln. So bleibt die Karte auch auf dem Laptop im Auto flüssig.',
      },
      images: [
        'realizations/gsd-maps-1.webp',
        'realizations/gsd-maps-2.webp',
        'realizations/gsd-maps-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Nowy podział ośmiu rejonów powstał w jeden dzień, przy wszystkich zainteresowanych. Wizyt u klientów z potencjałem jest o 31% więcej. Mapa wskazała też powiat, do którego do najbliższego magazynu są 74 km; dziś jest tam punkt odbioru.',
        en: 'The eight territories were redrawn in one day, with everyone concerned in the room. Visits to customers with potential are up by 31%. The map also pointed to a district 74 km from the nearest warehouse; there is a pick-up point there today.',
        de: 'Die acht Gebiete wurden an einem Tag neu eingeteilt, mit allen Beteiligten im Raum. Besuche bei Kunden mit Potenzial stiegen um 31 %. Die Karte zeigte auch einen Bezirk, der 74 km vom nächsten Lager entfernt liegt; heute gibt es dort eine Abholstelle.',
      },
      images: [],
    },
    extendedRealization: true,
  },
};
