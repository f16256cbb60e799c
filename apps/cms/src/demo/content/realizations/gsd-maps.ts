import type { Realization } from '@tkalnia/contract';
import type { Listed } from '../../shape.ts';

export const GSD_MAPS: Listed<Realization> = {
  slug: 'gsd-maps',
  shouldShowInHeaderMenu: false,
  icon: 'map',
  image: 'realizations/gsd-maps-1.webp',
  name: { pl: 'GSD Maps', en: 'GSD Maps', de: 'GSD Maps' },
  header: {
    pl: 'Mapa, na której widać, gdzie otworzyć następny sklep',
    en: 'A map that shows where to open the next shop',
    de: 'Eine Karte, die zeigt, wo die nächste Filiale hingehört',
  },
  description: {
    pl: 'Mapa z danymi o ludności, ruchu i konkurencji. Porównanie dwóch lokalizacji trwa minutę, a nie tydzień.',
    en: 'A map with data on population, traffic and competitors. Comparing two locations takes a minute, not a week.',
    de: 'Eine Karte mit Daten zu Bevölkerung, Verkehr und Wettbewerb. Zwei Standorte zu vergleichen dauert eine Minute statt einer Woche.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'MapLibre', 'PostGIS', 'Node.js'],
  figures: [
    {
      value: { pl: '1 min', en: '1 min', de: '1 Min.' },
      label: {
        pl: 'na porównanie lokalizacji',
        en: 'to compare locations',
        de: 'für einen Standortvergleich',
      },
    },
    {
      value: { pl: '10 800', en: '10,800', de: '10.800' },
      label: {
        pl: 'gmin na mapie',
        en: 'municipalities on the map',
        de: 'Gemeinden auf der Karte',
      },
    },
    {
      value: { pl: '14 tyg.', en: '14 weeks', de: '14 Wochen' },
      label: {
        pl: 'do pierwszych klientów',
        en: 'to the first customers',
        de: 'bis zu den ersten Kunden',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Mapa ze statystyką dla sieci handlowych',
      en: 'A statistical map for retail chains',
      de: 'Statistikkarte für Handelsketten',
    },
    description: {
      pl: 'Klienci GSD dostawali dane o okolicy w arkuszu: kilkaset kolumn, jeden wiersz na gminę. Żeby porównać dwie działki, zamawiali analizę i czekali tydzień. W tym czasie działka bywała już sprzedana.',
      en: 'GSD’s customers used to receive location data as a spreadsheet: several hundred columns, a row for each municipality. To compare two plots they ordered an analysis and waited a week. By then the plot was sometimes sold.',
      de: 'Die Kunden von GSD erhielten Standortdaten als Tabelle: mehrere Hundert Spalten, eine Zeile je Gemeinde. Um zwei Grundstücke zu vergleichen, bestellten sie eine Analyse und warteten eine Woche. Manchmal war das Grundstück dann schon verkauft.',
    },
    image: 'realizations/gsd-maps-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Dwa punkty, jedno porównanie',
        en: 'Two points, one comparison',
        de: 'Zwei Punkte, ein Vergleich',
      },
      smallTitle: { pl: 'Aplikacja webowa', en: 'Web application', de: 'Web-Anwendung' },
      description: {
        pl: 'Klient stawia punkt, wybiera czas dojazdu i widzi, ilu ludzi mieszka w zasięgu, ile wydają i kto jest w pobliżu. Drugi punkt staje obok, z tą samą skalą.\n\nWarstwy liczy baza przestrzenna, a przeglądarka rysuje je jako kafelki wektorowe, więc mapa jest płynna także na laptopie handlowca.',
        en: 'The customer places a point, picks a travel time and sees how many people live within reach, what they spend and who is nearby. A second point stands beside it, on the same scale.\n\nA spatial database computes the layers and the browser draws them as vector tiles, so the map runs smoothly on a salesperson’s laptop.',
        de: 'Man setzt einen Punkt, wählt eine Fahrzeit und sieht, wie viele Menschen in Reichweite wohnen, was sie ausgeben und wer in der Nähe ist. Ein zweiter Punkt steht daneben, im selben Maßstab.\n\nDie Ebenen berechnet eine Geodatenbank, der Browser zeichnet sie als Vektorkacheln. So bleibt die Karte auch auf dem Laptop im Außendienst flüssig.',
      },
      images: ['realizations/gsd-maps-1.webp'],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Porównanie dwóch miejsc trwa minutę i robi je sam klient. Analitycy GSD zajmują się trudnymi przypadkami. Po roku z mapy korzysta siedemnaście sieci handlowych.',
        en: 'Comparing two places takes a minute, and customers do it themselves. GSD’s analysts work on the difficult cases. After a year, seventeen retail chains use the map.',
        de: 'Zwei Orte zu vergleichen dauert eine Minute, und die Kunden tun es selbst. Die Analysten von GSD kümmern sich um die schwierigen Fälle. Nach einem Jahr nutzen siebzehn Handelsketten die Karte.',
      },
      images: [],
    },
    extendedRealization: false,
  },
};
