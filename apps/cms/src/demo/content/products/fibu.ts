import type { Product } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const FIBU: Listed<Product> = {
  slug: 'fibu',
  name: 'FIBU',
  shouldShowInHeaderMenu: true,
  accent: '#42AD5B',
  icon: 'landmark',
  image: 'products/fibu-1.webp',
  screens: ['products/fibu-1.webp'],
  title: {
    pl: 'Księgowość, która zamyka miesiąc w dwa dni',
    en: 'Accounting that closes the month in two days',
    de: 'Buchhaltung, die den Monat in zwei Tagen abschließt',
  },
  subtitle: {
    pl: 'Księga główna, rozrachunki, VAT i środki trwałe. Z dokumentami, które przychodzą same.',
    en: 'General ledger, receivables and payables, VAT and fixed assets. With documents that arrive by themselves.',
    de: 'Hauptbuch, Debitoren und Kreditoren, Umsatzsteuer und Anlagen. Mit Belegen, die von selbst eintreffen.',
  },
  shortDescription: {
    pl: 'Księgowość i środki trwałe, które zamykają miesiąc w dwa dni, nie w dziesięć.',
    en: 'Accounting and fixed assets that close the month in two days, not ten.',
    de: 'Buchhaltung und Anlagen, die den Monat in zwei Tagen abschließen, nicht in zehn.',
  },
  description: {
    pl: 'FIBU bierze faktury z ERP i DMS, wyciągi z banku i kursy z tabel NBP. Proponuje dekret na podstawie tego, jak księgowano podobne dokumenty, a człowiek go zatwierdza albo poprawia. Z każdą poprawką propozycje są trafniejsze.\n\nŚrodki trwałe mają swoje karty z zakupem, amortyzacją podatkową i bilansową, remontami i miejscem użytkowania. Inwentaryzację robi się telefonem.',
    en: 'FIBU takes invoices from ERP and DMS, statements from the bank and exchange rates from the central bank’s tables. It suggests postings based on how similar documents were posted before, and a person confirms or corrects them. With every correction the suggestions get better.\n\nFixed assets have their own cards with purchase, tax and book depreciation, repairs and location. Counting them takes no more than a phone.',
    de: 'FIBU übernimmt Rechnungen aus ERP und DMS, Kontoauszüge von der Bank und Wechselkurse aus den Tabellen der Zentralbank. Es schlägt Buchungen vor, so wie ähnliche Belege bisher gebucht wurden, und ein Mensch bestätigt oder berichtigt sie. Mit jeder Berichtigung werden die Vorschläge treffender.\n\nAnlagegüter haben eigene Karten mit Anschaffung, steuerlicher und bilanzieller Abschreibung, Instandsetzungen und Standort. Die Inventur erledigen Sie mit dem Smartphone.',
  },
  modulesTitle: { pl: 'Z czego się składa', en: 'What’s in it', de: 'Woraus es besteht' },
  modules: [
    {
      icon: 'book-open',
      title: { pl: 'Księga główna', en: 'General ledger', de: 'Hauptbuch' },
      description: {
        pl: 'Plan kont z wymiarami: dział, projekt, wyrób. Zapis równoległy w kilku spółkach i walutach.',
        en: 'A chart of accounts with dimensions: department, project, product. Several companies and currencies in parallel.',
        de: 'Kontenplan mit Dimensionen: Abteilung, Projekt, Erzeugnis. Mehrere Gesellschaften und Währungen nebeneinander.',
      },
    },
    {
      icon: 'receipt',
      title: { pl: 'Rozrachunki', en: 'Receivables and payables', de: 'Debitoren und Kreditoren' },
      description: {
        pl: 'Terminy, wezwania, kompensaty i przelewy paczką. Widać, kto płaci po terminie i od kiedy.',
        en: 'Due dates, reminders, offsets and batch transfers. You see who pays late, and since when.',
        de: 'Fälligkeiten, Mahnungen, Verrechnungen und Sammelüberweisungen. Sie sehen, wer zu spät zahlt und seit wann.',
      },
    },
    {
      icon: 'percent',
      title: { pl: 'VAT i pliki JPK', en: 'VAT and reporting', de: 'Umsatzsteuer und Meldungen' },
      description: {
        pl: 'Rejestry, JPK i KSeF z kontrolą przed wysyłką. Numer VAT kontrahenta sprawdza się sam.',
        en: 'VAT registers, Polish JPK files and KSeF e-invoices, checked before they leave. VAT numbers are verified for you.',
        de: 'Umsatzsteuerregister, polnische JPK-Dateien und KSeF, vor dem Versand geprüft. USt-IdNr. werden von selbst geprüft.',
      },
    },
    {
      icon: 'banknote',
      title: { pl: 'Bank i kasa', en: 'Bank and cash', de: 'Bank und Kasse' },
      description: {
        pl: 'Wyciągi pobierane co rano, wpłaty dopasowane do faktur. Zostają tylko te niejasne.',
        en: 'Statements fetched every morning, payments matched to invoices. Only the unclear ones are left for you.',
        de: 'Kontoauszüge jeden Morgen, Zahlungen den Rechnungen zugeordnet. Nur die unklaren bleiben übrig.',
      },
    },
    {
      icon: 'building-2',
      title: { pl: 'Środki trwałe', en: 'Fixed assets', de: 'Anlagenbuchhaltung' },
      description: {
        pl: 'Karty, plany amortyzacji, kod QR na maszynie i spis z telefonu.',
        en: 'Asset cards, depreciation plans, a QR code on the machine and an inventory taken with a phone.',
        de: 'Anlagenkarten, Abschreibungspläne, QR-Code an der Maschine und Inventur per Smartphone.',
      },
    },
  ],
  benefitsTitle: {
    pl: 'Co zyskuje księgowość',
    en: 'What the accounts department gains',
    de: 'Was die Buchhaltung gewinnt',
  },
  benefits: [
    {
      icon: 'calendar-check',
      title: {
        pl: 'Zamknięcie w dwa dni',
        en: 'Closing in two days',
        de: 'Abschluss in zwei Tagen',
      },
      description: {
        pl: 'Lista kontrolna prowadzi przez zamknięcie, a większość punktów odhacza się sama.',
        en: 'A checklist leads through the closing, and most of its points tick themselves.',
        de: 'Eine Checkliste führt durch den Abschluss, und die meisten Punkte haken sich selbst ab.',
      },
    },
    {
      icon: 'file-check',
      title: {
        pl: 'Dekret podpowiedziany',
        en: 'Postings suggested',
        de: 'Buchungen vorgeschlagen',
      },
      description: {
        pl: 'Osiem na dziesięć faktur wymaga tylko zatwierdzenia. Reszta trafia na osobną listę.',
        en: 'Eight invoices in ten need only a confirmation. The rest go to a list of their own.',
        de: 'Acht von zehn Rechnungen brauchen nur eine Bestätigung. Der Rest steht auf einer eigenen Liste.',
      },
    },
    {
      icon: 'shield-check',
      title: {
        pl: 'Spokój przy kontroli',
        en: 'Calm during an audit',
        de: 'Ruhe bei der Prüfung',
      },
      description: {
        pl: 'Od zapisu do skanu dokumentu jedno kliknięcie. Każda zmiana ma autora i datę.',
        en: 'One click from the entry to the scanned document. Every change has an author and a date.',
        de: 'Ein Klick von der Buchung zum Beleg. Jede Änderung hat Verfasser und Datum.',
      },
    },
    {
      icon: 'wallet',
      title: {
        pl: 'Płynność na trzy miesiące',
        en: 'Liquidity for three months ahead',
        de: 'Liquidität auf drei Monate',
      },
      description: {
        pl: 'Prognoza z faktur, zamówień i rat leasingowych, aktualna co rano.',
        en: 'A forecast from invoices, orders and lease instalments, fresh every morning.',
        de: 'Eine Vorschau aus Rechnungen, Aufträgen und Leasingraten, jeden Morgen aktuell.',
      },
    },
    {
      icon: 'qr-code',
      title: {
        pl: 'Inwentaryzacja telefonem',
        en: 'Asset inventory with a phone',
        de: 'Inventur mit dem Smartphone',
      },
      description: {
        pl: 'Czterysta środków trwałych dwie osoby spisują w jedno przedpołudnie.',
        en: 'Two people record four hundred assets in a single morning.',
        de: 'Zwei Personen erfassen vierhundert Anlagegüter an einem Vormittag.',
      },
    },
    {
      icon: 'languages',
      title: {
        pl: 'Spółki w trzech językach',
        en: 'Companies in three languages',
        de: 'Gesellschaften in drei Sprachen',
      },
      description: {
        pl: 'Ten sam plan kont po polsku, niemiecku i angielsku. Centrala czyta raport bez tłumacza.',
        en: 'The same chart of accounts in Polish, German and English. Head office reads the report without a translator.',
        de: 'Derselbe Kontenplan auf Polnisch, Deutsch und Englisch. Die Zentrale liest den Bericht ohne Übersetzung.',
      },
    },
  ],
  questions: [
    {
      question: {
        pl: 'Czy FIBU działa bez naszego ERP?',
        en: 'Does FIBU work without your ERP?',
        de: 'Arbeitet FIBU auch ohne Ihr ERP?',
      },
      answer: {
        pl: 'Tak. Dokumenty można wczytać z innego systemu, z arkusza albo przez interfejs programistyczny.',
        en: 'Yes. Documents can be loaded from another system, from a spreadsheet or through an interface.',
        de: 'Ja. Belege lassen sich aus einem anderen System, aus einer Tabelle oder über eine Schnittstelle übernehmen.',
      },
    },
    {
      question: {
        pl: 'Kiedy najlepiej zmienić program księgowy?',
        en: 'When is the best time to change accounting software?',
        de: 'Wann wechselt man am besten die Buchhaltungssoftware?',
      },
      answer: {
        pl: 'Na początku roku obrotowego, ale nie jest to konieczne. Przenosimy też bilans otwarcia i obroty w trakcie roku; wtedy oba programy biegną równolegle przez jeden miesiąc.',
        en: 'At the start of a financial year, though that is not a must. We also move opening balances and turnover in mid-year; then both programs run side by side for one month.',
        de: 'Zu Beginn des Geschäftsjahres, zwingend ist das aber nicht. Wir übernehmen Eröffnungsbilanz und Umsätze auch unterjährig; dann laufen beide Programme einen Monat lang parallel.',
      },
    },
    {
      question: {
        pl: 'Czy program obsługuje KSeF?',
        en: 'Does it support Polish e-invoicing (KSeF)?',
        de: 'Unterstützt das Programm die polnische E-Rechnung (KSeF)?',
      },
      answer: {
        pl: 'Tak, w obie strony. Faktury wysłane dostają numer KSeF, a otrzymane trafiają do obiegu z propozycją dekretu.',
        en: 'Yes, both ways. Invoices you send receive their KSeF number, and invoices you receive enter the flow with a suggested posting.',
        de: 'Ja, in beide Richtungen. Ausgangsrechnungen erhalten ihre KSeF-Nummer, Eingangsrechnungen gelangen mit Buchungsvorschlag in den Workflow.',
      },
    },
    {
      question: {
        pl: 'Kto dba o zmiany w przepisach?',
        en: 'Who takes care of changes in the law?',
        de: 'Wer kümmert sich um Gesetzesänderungen?',
      },
      answer: {
        pl: 'My. Zmiany stawek i formularzy są częścią opieki i przychodzą przed dniem, od którego obowiązują.',
        en: 'We do. Changes to rates and forms are part of the maintenance and arrive before the day they take effect.',
        de: 'Wir. Änderungen von Sätzen und Formularen gehören zur Wartung und kommen vor dem Tag ihres Inkrafttretens.',
      },
    },
    {
      question: {
        pl: 'Czy biuro rachunkowe może pracować razem z nami?',
        en: 'Can our external accountants work in it with us?',
        de: 'Kann unser Steuerbüro mitarbeiten?',
      },
      answer: {
        pl: 'Tak. Biuro dostaje własne konta z uprawnieniami, które ustalasz, i pracuje na tych samych danych.',
        en: 'Yes. They get accounts of their own, with the permissions you decide on, and work on the same data.',
        de: 'Ja. Es erhält eigene Zugänge mit den Rechten, die Sie festlegen, und arbeitet auf denselben Daten.',
      },
    },
  ],
  seoTitle: {
    pl: 'FIBU: system księgowy i środki trwałe',
    en: 'FIBU: accounting and fixed assets software',
    de: 'FIBU: Finanz- und Anlagenbuchhaltung',
  },
  seoDescription: {
    pl: 'Księga główna, rozrachunki, VAT, bank i środki trwałe w jednym systemie. Dekrety podpowiadane, KSeF w obie strony, miesiąc zamknięty w dwa dni.',
    en: 'Ledger, receivables, VAT, bank and fixed assets in one system. Suggested postings, KSeF both ways, the month closed in two days.',
    de: 'Hauptbuch, Debitoren, Umsatzsteuer, Bank und Anlagen in einem System. Buchungsvorschläge, KSeF in beide Richtungen, Monatsabschluss in zwei Tagen.',
  },
};
