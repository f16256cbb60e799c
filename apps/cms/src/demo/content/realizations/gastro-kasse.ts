import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const GASTRO_KASSE: Listed<Realization> = {
  slug: 'gastro-kasse',
  shouldShowInHeaderMenu: true,
  icon: 'utensils',
  image: 'realizations/gastro-kasse-1.webp',
  name: { pl: 'Gastro-Kasse', en: 'Gastro-Kasse', de: 'Gastro-Kasse' },
  header: {
    pl: 'Kasa restauracyjna, której kelner uczy się w jedną zmianę',
    en: 'A restaurant till that a waiter learns in one shift',
    de: 'Eine Restaurantkasse, die man in einer Schicht lernt',
  },
  description: {
    pl: 'Stoliki, zamówienia do kuchni i dzielenie rachunku na jednym ekranie. Działa też wtedy, gdy zniknie internet.',
    en: 'Tables, kitchen orders and split bills on one screen. It keeps going when the internet does not.',
    de: 'Tische, Küchenbons und geteilte Rechnungen auf einem Bildschirm. Läuft weiter, wenn das Internet ausfällt.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['C#', '.NET', 'SQLite', 'React', 'ESC/POS'],
  figures: [
    {
      value: { pl: '1 zmiana', en: '1 shift', de: '1 Schicht' },
      label: { pl: 'na naukę obsługi', en: 'to learn it', de: 'Einarbeitung' },
    },
    {
      value: { pl: '−40 s', en: '−40 s', de: '−40 s' },
      label: { pl: 'na jeden rachunek', en: 'for each bill', de: 'je Rechnung' },
    },
    {
      value: { pl: '64', en: '64', de: '64' },
      label: {
        pl: 'lokale w Niemczech',
        en: 'restaurants in Germany',
        de: 'Betriebe in Deutschland',
      },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'System kasowy dla dostawcy wyposażenia gastronomii z Saksonii',
      en: 'A till system for a catering supplier in Saxony',
      de: 'Kassensystem für einen Gastronomieausstatter aus Sachsen',
    },
    description: {
      pl: 'Dostawca sprzedawał kasy z programem, którego producent przestał go rozwijać. Każda zmiana przepisów oznaczała obejście, a nowi kelnerzy uczyli się tydzień. Gdy w piątek wieczorem padał internet, lokal przechodził na kartki.',
      en: 'The supplier sold tills with software whose maker had stopped developing it. Every change in the law meant a workaround, and new waiters needed a week to learn. When the internet failed on a Friday night, the restaurant went back to paper.',
      de: 'Der Ausstatter verkaufte Kassen mit einer Software, die ihr Hersteller nicht mehr weiterentwickelte. Jede Gesetzesänderung bedeutete einen Umweg, neue Kräfte brauchten eine Woche Einarbeitung. Fiel am Freitagabend das Internet aus, griff man zu Zetteln.',
    },
    descriptionExtension: {
      pl: 'Zaczęliśmy od wieczoru za barem. Policzyliśmy, ile razy kelner dotyka ekranu przy czterech daniach i dwóch rachunkach: dwadzieścia trzy. W nowej kasie dziewięć.',
      en: 'We began with an evening behind the bar. We counted how often a waiter touches the screen for four dishes and two bills: twenty-three times. In the new till it is nine.',
      de: 'Wir begannen mit einem Abend hinter der Theke und zählten, wie oft eine Servicekraft für vier Gerichte und zwei Rechnungen den Bildschirm berührt: dreiundzwanzigmal. In der neuen Kasse sind es neun.',
    },
    image: 'realizations/gastro-kasse-1.webp',
    buyButton: '/natychmiastowa-wycena',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Kasa, ekran kuchni i panel właściciela',
        en: 'Till, kitchen screen and owner’s panel',
        de: 'Kasse, Küchenmonitor und Übersicht für Inhaber',
      },
      smallTitle: { pl: 'Desktop i web', en: 'Desktop and web', de: 'Desktop und Web' },
      description: {
        pl: 'Kasa pracuje lokalnie i sama wyrównuje dane z serwerem. Zapis podatkowy podpisuje zabezpieczenie techniczne wymagane w Niemczech (TSE), a eksport dla urzędu robi się jednym przyciskiem.\n\nKuchnia widzi zamówienia na ekranie w kolejności kursów. Właściciel sprawdza obrót w telefonie, z domu.',
        en: 'The till works locally and reconciles with the server by itself. Fiscal records are signed by the security device that German law requires (TSE), and the export for the tax office takes one button.\n\nThe kitchen sees orders on a screen in the sequence of courses. The owner checks the takings on a phone, from home.',
        de: 'Die Kasse arbeitet lokal und gleicht sich von selbst mit dem Server ab. Die Aufzeichnungen signiert eine TSE, der DSFinV-K-Export gelingt mit einem Knopfdruck.\n\nDie Küche sieht Bestellungen am Monitor in der Reihenfolge der Gänge. Inhaber prüfen den Umsatz von zu Hause am Smartphone.',
      },
      images: [
        'realizations/gastro-kasse-1.webp',
        'realizations/gastro-kasse-2.webp',
        'realizations/gastro-kasse-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Nowy kelner obsługuje kasę po jednej zmianie. Rachunek zamyka się o 40 sekund szybciej, co w piątkowy wieczór daje jeden dodatkowy stolik. Program działa w 64 lokalach, a dostawca sprzedaje go pod własną marką.',
        en: 'A new waiter handles the till after one shift. A bill is closed 40 seconds sooner, which on a Friday night makes room for one more table. The program runs in 64 restaurants, and the supplier sells it under its own brand.',
        de: 'Neue Servicekräfte beherrschen die Kasse nach einer Schicht. Eine Rechnung ist 40 Sekunden schneller fertig, an einem Freitagabend bedeutet das einen Tisch mehr. Das Programm läuft in 64 Betrieben, der Ausstatter vertreibt es unter eigener Marke.',
      },
      images: ['realizations/gastro-kasse-4.webp'],
    },
    extendedRealization: true,
  },
};
