import type { Product } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const DATA: Listed<Product> = {
  slug: 'data',
  name: 'DATA',
  shouldShowInHeaderMenu: true,
  accent: '#F5B710',
  icon: 'chart-line',
  image: 'products/data-1.webp',
  screens: ['products/data-1.webp'],
  title: {
    pl: 'Raporty, które odpowiadają, zanim ktoś zapyta',
    en: 'Reports that answer before anyone asks',
    de: 'Berichte, die antworten, bevor jemand fragt',
  },
  subtitle: {
    pl: 'Analizy i raporty na danych z wczoraj, nie z zeszłego kwartału.',
    en: 'Business intelligence on yesterday’s data, not last quarter’s.',
    de: 'Analysen und Berichte auf Daten von gestern, nicht vom letzten Quartal.',
  },
  shortDescription: {
    pl: 'Raporty, które odpowiadają, zanim ktoś zapyta. Na danych z wczoraj, nie z zeszłego kwartału.',
    en: 'Reports that answer before anyone asks. On yesterday’s data, not last quarter’s.',
    de: 'Berichte, die antworten, bevor jemand fragt. Auf Daten von gestern, nicht vom letzten Quartal.',
  },
  description: {
    pl: 'DATA zbiera co noc dane z ERP, księgowości, sklepu i arkuszy, sprawdza je i układa w jedną hurtownię. Rano każdy widzi swój pulpit: prezes wynik, kierownik sprzedaży marżę, szef magazynu zapas, który zalega.\n\nZa każdą liczbą stoi jej definicja i lista dokumentów, z których powstała. Dlatego na spotkaniu rozmawia się o tym, co zrobić, a nie o tym, czyja liczba jest prawdziwa.',
    en: 'Every night DATA collects data from ERP, accounting, shop and spreadsheets, checks them and puts them into one warehouse. In the morning everyone sees their own dashboard: the managing director the result, the head of sales the margin, the warehouse manager the stock that does not move.\n\nBehind each figure stand its definition and the documents it was made from. So meetings are about what to do, not about whose figure is right.',
    de: 'DATA sammelt jede Nacht Daten aus ERP, Buchhaltung, Shop und Tabellen, prüft sie und legt sie in einem Data Warehouse ab. Am Morgen sieht jeder seine Übersicht: die Geschäftsführung das Ergebnis, die Vertriebsleitung die Marge, die Lagerleitung den Bestand, der liegen bleibt.\n\nHinter jeder Zahl stehen ihre Definition und die Belege, aus denen sie entstanden ist. In Besprechungen geht es deshalb darum, was zu tun ist, und nicht darum, wessen Zahl stimmt.',
  },
  modulesTitle: { pl: 'Z czego się składa', en: 'What’s in it', de: 'Woraus es besteht' },
  modules: [
    {
      icon: 'database',
      title: { pl: 'Hurtownia danych', en: 'Data warehouse', de: 'Data Warehouse' },
      description: {
        pl: 'Nocne pobieranie z kilku systemów, kontrola braków i jedna definicja każdego wskaźnika.',
        en: 'Nightly loads from several systems, checks for gaps and one definition of each indicator.',
        de: 'Nächtliche Übernahme aus mehreren Systemen, Prüfung auf Lücken und eine Definition je Kennzahl.',
      },
    },
    {
      icon: 'layout-dashboard',
      title: { pl: 'Pulpity', en: 'Dashboards', de: 'Übersichten' },
      description: {
        pl: 'Dla każdej roli jeden ekran. Na telefonie, na monitorze w hali i na rzutniku.',
        en: 'One screen for each role. On a phone, on a monitor on the shop floor, on a projector.',
        de: 'Eine Seite je Rolle. Auf dem Smartphone, auf dem Monitor in der Halle und am Beamer.',
      },
    },
    {
      icon: 'mail',
      title: { pl: 'Raporty na poranek', en: 'Morning reports', de: 'Berichte am Morgen' },
      description: {
        pl: 'Zestawienie w skrzynce o siódmej, z zaznaczonym tym, co odbiega od planu.',
        en: 'A summary in the mailbox at seven, with everything off plan marked.',
        de: 'Eine Zusammenfassung um sieben Uhr im Postfach, Abweichungen vom Plan sind markiert.',
      },
    },
    {
      icon: 'search',
      title: { pl: 'Własne analizy', en: 'Your own analyses', de: 'Eigene Analysen' },
      description: {
        pl: 'Przeciąganie wymiarów i miar bez pisania zapytań. Wynik można wysłać odnośnikiem.',
        en: 'Drag dimensions and measures, write no queries. Share the result as a link.',
        de: 'Dimensionen und Kennzahlen per Ziehen kombinieren, ohne Abfragen zu schreiben. Das Ergebnis teilen Sie als Link.',
      },
    },
  ],
  benefitsTitle: {
    pl: 'Co widać każdego ranka',
    en: 'What you see every morning',
    de: 'Was Sie jeden Morgen sehen',
  },
  benefits: [
    {
      icon: 'timer',
      title: {
        pl: 'Dane z wczoraj',
        en: 'Data from yesterday',
        de: 'Daten von gestern',
      },
      description: {
        pl: 'Wskaźniki odświeżają się co noc, a wybrane co kwadrans.',
        en: 'Indicators refresh every night, and the ones you choose every fifteen minutes.',
        de: 'Kennzahlen werden jede Nacht aktualisiert, ausgewählte alle 15 Minuten.',
      },
    },
    {
      icon: 'target',
      title: {
        pl: 'Odchylenie widoczne od razu',
        en: 'Deviations at first sight',
        de: 'Abweichungen auf den ersten Blick',
      },
      description: {
        pl: 'Plan i wykonanie stoją obok siebie, a próg alarmu ustalasz sam.',
        en: 'Plan and result stand side by side, and you set the threshold for an alert.',
        de: 'Plan und Ist stehen nebeneinander, die Warnschwelle legen Sie selbst fest.',
      },
    },
    {
      icon: 'scale',
      title: {
        pl: 'Jedna definicja marży',
        en: 'One definition of margin',
        de: 'Eine Definition der Marge',
      },
      description: {
        pl: 'Sprzedaż i księgowość patrzą na tę samą liczbę, opisaną prostym zdaniem.',
        en: 'Sales and accounting look at the same figure, described in a plain sentence.',
        de: 'Vertrieb und Buchhaltung sehen dieselbe Zahl, in einem einfachen Satz beschrieben.',
      },
    },
    {
      icon: 'files',
      title: {
        pl: 'Od wykresu do faktury',
        en: 'From chart to invoice',
        de: 'Vom Diagramm zur Rechnung',
      },
      description: {
        pl: 'Klikasz słupek i widzisz dokumenty, z których powstał.',
        en: 'Click a bar and see the documents it was made from.',
        de: 'Ein Klick auf den Balken zeigt die Belege, aus denen er entstanden ist.',
      },
    },
    {
      icon: 'users',
      title: {
        pl: 'Każdy widzi swoje',
        en: 'Everyone sees their own',
        de: 'Jeder sieht das Seine',
      },
      description: {
        pl: 'Uprawnienia do działów, regionów i kwot. Płace widzi tylko ten, kto powinien.',
        en: 'Permissions by department, region and amount. Wages are seen only by those who should.',
        de: 'Rechte nach Abteilung, Region und Betrag. Löhne sieht nur, wer sie sehen soll.',
      },
    },
    {
      icon: 'plug',
      title: {
        pl: 'Bez wymiany systemów',
        en: 'Without replacing your systems',
        de: 'Ohne Systemwechsel',
      },
      description: {
        pl: 'DATA czyta z tego, co masz: ERP innej firmy, sklepu, arkuszy, plików z maszyn.',
        en: 'DATA reads from what you have: another vendor’s ERP, a shop, spreadsheets, files from machines.',
        de: 'DATA liest aus dem, was Sie haben: ERP anderer Anbieter, Shop, Tabellen, Dateien von Maschinen.',
      },
    },
  ],
  questions: [
    {
      question: {
        pl: 'Skąd DATA bierze dane?',
        en: 'Where does DATA get its data from?',
        de: 'Woher nimmt DATA die Daten?',
      },
      answer: {
        pl: 'Z baz danych, plików, arkuszy i interfejsów. Czyta tylko, niczego w źródłowych systemach nie zmienia.',
        en: 'From databases, files, spreadsheets and interfaces. It only reads and changes nothing in the source systems.',
        de: 'Aus Datenbanken, Dateien, Tabellen und Schnittstellen. Es liest nur und verändert nichts in den Quellsystemen.',
      },
    },
    {
      question: {
        pl: 'Ile trwa przygotowanie pierwszego raportu?',
        en: 'How long until the first report?',
        de: 'Wie lange dauert es bis zum ersten Bericht?',
      },
      answer: {
        pl: 'Zwykle trzy tygodnie: tydzień na definicje, tydzień na dane, tydzień na sprawdzenie z ludźmi, którzy będą go czytać.',
        en: 'Usually three weeks: one for definitions, one for data, one to check it with the people who will read it.',
        de: 'In der Regel drei Wochen: eine für Definitionen, eine für Daten, eine für die Prüfung mit denen, die ihn lesen werden.',
      },
    },
    {
      question: {
        pl: 'Co, jeśli dane w naszych systemach są niepełne?',
        en: 'What if the data in our systems is incomplete?',
        de: 'Was, wenn die Daten in unseren Systemen lückenhaft sind?',
      },
      answer: {
        pl: 'Tak jest prawie zawsze. DATA pokazuje listę braków z nazwiskiem osoby, która może je uzupełnić, i liczbę, której jeszcze nie warto ufać.',
        en: 'It almost always is. DATA shows a list of gaps with the name of the person who can fill them, and marks the figures not yet worth trusting.',
        de: 'Das ist fast immer so. DATA zeigt eine Liste der Lücken mit der Person, die sie schließen kann, und kennzeichnet Zahlen, die noch nicht belastbar sind.',
      },
    },
    {
      question: {
        pl: 'Czy możemy sami budować raporty?',
        en: 'Can we build reports ourselves?',
        de: 'Können wir selbst Berichte bauen?',
      },
      answer: {
        pl: 'Tak. Jednodniowe szkolenie wystarcza, żeby układać własne zestawienia. Trudniejsze robimy my i wyceniamy w dniach.',
        en: 'Yes. One day of training is enough to put together reports of your own. We make the harder ones and estimate them in days.',
        de: 'Ja. Eine eintägige Schulung genügt, um eigene Auswertungen zusammenzustellen. Schwierigere übernehmen wir und schätzen sie in Tagen.',
      },
    },
    {
      question: {
        pl: 'Gdzie leżą dane?',
        en: 'Where is the data kept?',
        de: 'Wo liegen die Daten?',
      },
      answer: {
        pl: 'Na Twoim serwerze albo w centrum danych w Polsce. Kopia jest szyfrowana i co miesiąc próbnie odtwarzana.',
        en: 'On your own server or in a data centre in Poland. The backup is encrypted, and restored as a test every month.',
        de: 'Auf Ihrem Server oder in einem Rechenzentrum in Polen. Die Sicherung ist verschlüsselt und wird jeden Monat zur Probe zurückgespielt.',
      },
    },
  ],
  seoTitle: {
    pl: 'DATA: analizy i raporty dla firm',
    en: 'DATA: business intelligence and reporting',
    de: 'DATA: Business Intelligence und Berichte',
  },
  seoDescription: {
    pl: 'Hurtownia danych, pulpity i poranne raporty z ERP, księgowości i sklepu. Jedna definicja każdego wskaźnika, pierwszy raport w trzy tygodnie.',
    en: 'Data warehouse, dashboards and morning reports from ERP, accounting and shop. One definition of each indicator, the first report in three weeks.',
    de: 'Data Warehouse, Übersichten und Morgenberichte aus ERP, Buchhaltung und Shop. Eine Definition je Kennzahl, der erste Bericht in drei Wochen.',
  },
};
