import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const DF_APP: Listed<Realization> = {
  slug: 'df-app',
  shouldShowInHeaderMenu: true,
  icon: 'clipboard-check',
  image: 'realizations/df-app-1.webp',
  name: { pl: 'DF-App', en: 'DF-App', de: 'DF-App' },
  header: {
    pl: 'Karty kontroli z hali bez jednej kartki papieru',
    en: 'Inspection cards from the shop floor without a sheet of paper',
    de: 'Prüfkarten aus der Halle ohne ein Blatt Papier',
  },
  description: {
    pl: 'Formularze cyfrowe na tablecie przy maszynie: kontrola jakości, przezbrojenie, przegląd. Brygadzista układa je sam.',
    en: 'Digital forms on a tablet by the machine: quality checks, changeovers, inspections. The shift leader composes them.',
    de: 'Digitale Formulare auf dem Tablet an der Maschine: Prüfung, Umrüsten, Wartung. Die Schichtleitung stellt sie selbst zusammen.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'IndexedDB', 'Node.js', 'PostgreSQL'],
  figures: [
    {
      value: { pl: '1200', en: '1,200', de: '1.200' },
      label: {
        pl: 'kart papieru mniej co miesiąc',
        en: 'fewer paper cards a month',
        de: 'Papierkarten weniger im Monat',
      },
    },
    {
      value: { pl: '9 → 2 min', en: '9 → 2 min', de: '9 → 2 Min.' },
      label: {
        pl: 'na jedną kontrolę',
        en: 'for one inspection',
        de: 'für eine Prüfung',
      },
    },
    {
      value: { pl: '3 tyg.', en: '3 weeks', de: '3 Wochen' },
      label: {
        pl: 'do pierwszego formularza',
        en: 'to the first form',
        de: 'bis zum ersten Formular',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Formularze cyfrowe w tłoczni elementów metalowych',
      en: 'Digital forms in a metal stamping plant',
      de: 'Digitale Formulare in einem Presswerk',
    },
    description: {
      pl: 'Zmiany wypełniały razem blisko sześćdziesiąt kart dziennie. Wieczorem wpinano je do segregatora, a dział jakości przepisywał wybrane do arkusza, z tygodniowym opóźnieniem. Gdy klient zgłosił wadę, szukanie właściwej karty trwało pół dnia.',
      en: 'The shifts filled in close to sixty cards a day. In the evening they went into a binder, and the quality department typed some of them into a spreadsheet, a week late. When a customer reported a defect, finding the right card took half a day.',
      de: 'Die Schichten füllten zusammen fast sechzig Karten am Tag aus. Abends kamen sie in einen Ordner, und die Qualitätsabteilung übertrug einige davon mit einer Woche Verzug in eine Tabelle. Meldete ein Kunde einen Fehler, dauerte die Suche nach der richtigen Karte einen halben Tag.',
    },
    descriptionExtension: {
      pl: 'Tablety wiszą przy osiemnastu prasach. Przyciski są tak duże, żeby trafić w nie w rękawicy, a ekran czyta się z metra.',
      en: 'Tablets hang beside eighteen presses. The buttons are large enough to hit with a glove on, and the screen can be read from a metre away.',
      de: 'An achtzehn Pressen hängen Tablets. Die Schaltflächen sind groß genug für Handschuhe, und die Anzeige ist aus einem Meter Abstand lesbar.',
    },
    image: 'realizations/df-app-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Edytor formularzy i tablet, który działa bez sieci',
        en: 'A form editor and a tablet that works offline',
        de: 'Ein Formulareditor und ein Tablet, das ohne Netz arbeitet',
      },
      smallTitle: { pl: 'Tablet na hali', en: 'Tablet on the floor', de: 'Tablet in der Halle' },
      description: {
        pl: 'Technolog składa formularz z pól: pomiar z granicami, zdjęcie, podpis, lista. Zmiana jest na tabletach po minucie, a stare karty zachowują swoją wersję.\n\nPomiar poza granicą zatrzymuje kartę i wysyła wiadomość do kontrolera. Tablet zapisuje wszystko u siebie i wysyła, gdy jest sieć.',
        en: 'The process engineer composes a form from fields: a measurement with limits, a photo, a signature, a list. A change reaches the tablets within a minute, while old cards keep their version.\n\nA measurement outside its limits stops the card and alerts the inspector. The tablet stores everything locally and sends it when there is a network.',
        de: 'Die Arbeitsvorbereitung stellt ein Formular aus Feldern zusammen: Messwert mit Grenzen, Foto, Unterschrift, Liste. Eine Änderung ist nach einer Minute auf den Tablets, alte Karten behalten ihre Fassung.\n\nEin Messwert außerhalb der Grenzen hält die Karte an und benachrichtigt die Prüfung. Das Tablet speichert alles lokal und sendet es, sobald das Netz da ist.',
      },
      images: [
        'realizations/df-app-1.webp',
        'realizations/df-app-2.webp',
        'realizations/df-app-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Co miesiąc ubyło 1200 papierowych kart. Kontrola trwa dwie minuty zamiast dziewięciu, bo nic nie trzeba przepisywać. Kartę do reklamacji znajduje się po numerze partii w kilka sekund. Zakład ma dziś 31 formularzy, z czego my zrobiliśmy cztery.',
        en: 'There are 1,200 fewer paper cards a month. An inspection takes two minutes instead of nine, because nothing is copied out. The card for a complaint is found by batch number within seconds. The plant has 31 forms today, of which we made four.',
        de: 'Im Monat fallen 1.200 Papierkarten weg. Eine Prüfung dauert zwei Minuten statt neun, weil nichts übertragen werden muss. Die Karte zu einer Reklamation findet sich über die Chargennummer in Sekunden. Das Werk hat heute 31 Formulare, vier davon stammen von uns.',
      },
      images: ['realizations/df-app-4.webp'],
    },
    extendedRealization: true,
  },
};
