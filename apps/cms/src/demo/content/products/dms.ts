import type { Product } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const DMS: Listed<Product> = {
  slug: 'dms',
  name: 'DMS',
  shouldShowInHeaderMenu: true,
  accent: '#066BB5',
  icon: 'folder-tree',
  image: 'products/dms-1.webp',
  screens: ['products/dms-1.webp'],
  title: {
    pl: 'Dokumenty, które same znajdują drogę',
    en: 'Documents that find their own way',
    de: 'Dokumente, die ihren Weg selbst finden',
  },
  subtitle: {
    pl: 'Obieg dokumentów, archiwum, CRM i praca grupowa. Z podpisem i bez papierowych teczek.',
    en: 'Document workflow, archive, CRM and groupware. With signatures and without paper folders.',
    de: 'Dokumentenworkflow, Archiv, CRM und Groupware. Mit Signatur und ohne Papiermappen.',
  },
  shortDescription: {
    pl: 'Obieg dokumentów z podpisem i archiwum. Fakturę znajdziesz w cztery sekundy.',
    en: 'Document workflow with signatures and an archive. Any invoice found in four seconds.',
    de: 'Dokumentenworkflow mit Signatur und Archiv. Die Rechnung ist in vier Sekunden da.',
  },
  description: {
    pl: 'DMS przyjmuje dokumenty z poczty, skanera, KSeF i folderów, rozpoznaje ich treść i kieruje do właściwej osoby. Każdy krok ma termin i zastępcę, więc faktura nie czeka dwa tygodnie na czyjś powrót z urlopu.\n\nRazem z dokumentami dostajesz CRM: rozmowy, oferty i umowy z jednym klientem w jednym miejscu. Wszystko można znaleźć po treści, także w starych skanach.',
    en: 'DMS takes in documents from mail, scanner, KSeF and folders, reads them and sends them to the right person. Each step has a deadline and a deputy, so no invoice waits two weeks for someone to return from holiday.\n\nA CRM sits alongside the documents: conversations, quotes and contracts with a customer in one place. Everything can be found by its content, old scans included.',
    de: 'DMS nimmt Dokumente aus Post, Scanner, KSeF und Ordnern an, erkennt ihren Inhalt und leitet sie an die richtige Person. Jeder Schritt hat eine Frist und eine Vertretung, sodass keine Rechnung zwei Wochen auf eine Rückkehr aus dem Urlaub wartet.\n\nDazu gehört ein CRM: Gespräche, Angebote und Verträge eines Kunden an einem Ort. Alles lässt sich über den Inhalt finden, auch in alten Scans.',
  },
  modulesTitle: { pl: 'Z czego się składa', en: 'What’s in it', de: 'Woraus es besteht' },
  modules: [
    {
      icon: 'inbox',
      title: {
        pl: 'Rejestry i kancelaria',
        en: 'Registers and mailroom',
        de: 'Register und Posteingang',
      },
      description: {
        pl: 'Poczta przychodząca i wychodząca, numery, terminy. Skan trafia do rejestru w chwili wydruku kodu.',
        en: 'Incoming and outgoing mail, numbers, deadlines. A scan enters the register as soon as its code is printed.',
        de: 'Ein- und Ausgangspost, Nummern, Fristen. Der Scan steht im Register, sobald sein Code gedruckt ist.',
      },
    },
    {
      icon: 'workflow',
      title: {
        pl: 'Obieg i akceptacje',
        en: 'Workflow and approvals',
        de: 'Workflow und Freigaben',
      },
      description: {
        pl: 'Ścieżki zależne od kwoty, działu i rodzaju. Zatwierdzić można z telefonu.',
        en: 'Paths that depend on amount, department and type. Approval works on a phone.',
        de: 'Wege je nach Betrag, Abteilung und Art. Freigeben können Sie auch am Smartphone.',
      },
    },
    {
      icon: 'scan-line',
      title: { pl: 'Rozpoznawanie treści', en: 'Text recognition', de: 'Texterkennung' },
      description: {
        pl: 'Kwoty, daty i numery odczytane z faktury. Człowiek sprawdza tylko to, czego program nie jest pewien.',
        en: 'Amounts, dates and numbers read from the invoice. A person checks only what the program is unsure of.',
        de: 'Beträge, Daten und Nummern aus der Rechnung. Ein Mensch prüft nur, was unsicher ist.',
      },
    },
    {
      icon: 'archive',
      title: { pl: 'Archiwum (ECM)', en: 'Archive (ECM)', de: 'Archiv (ECM)' },
      description: {
        pl: 'Okresy przechowywania, kategorie i protokół brakowania. Wyszukiwanie w treści skanów.',
        en: 'Retention periods, categories and disposal records. Search inside scanned text.',
        de: 'Aufbewahrungsfristen, Kategorien und Löschprotokolle. Suche im Text der Scans.',
      },
    },
    {
      icon: 'messages-square',
      title: { pl: 'CRM i praca grupowa', en: 'CRM and groupware', de: 'CRM und Groupware' },
      description: {
        pl: 'Historia klienta, zadania, wspólny kalendarz i notatki przy dokumencie, a nie w poczcie.',
        en: 'Customer history, tasks, a shared calendar, and notes beside the document instead of in email.',
        de: 'Kundenhistorie, Aufgaben, gemeinsamer Kalender und Notizen am Dokument statt im Postfach.',
      },
    },
  ],
  benefitsTitle: {
    pl: 'Co się zmienia w biurze',
    en: 'What changes in the office',
    de: 'Was sich im Büro ändert',
  },
  benefits: [
    {
      icon: 'search',
      title: {
        pl: 'Znalezione w cztery sekundy',
        en: 'Found in four seconds',
        de: 'In vier Sekunden gefunden',
      },
      description: {
        pl: 'Szukasz po treści, kliencie, kwocie albo numerze, także w skanach sprzed lat.',
        en: 'Search by content, customer, amount or number, in scans from years ago too.',
        de: 'Suche nach Inhalt, Kunde, Betrag oder Nummer, auch in Scans aus früheren Jahren.',
      },
    },
    {
      icon: 'timer',
      title: {
        pl: 'Akceptacja w jeden dzień',
        en: 'Approved within a day',
        de: 'Freigabe an einem Tag',
      },
      description: {
        pl: 'Przypomnienia i zastępstwa pilnują terminów. Średnio z dziewięciu dni robi się jeden.',
        en: 'Reminders and deputies keep the deadlines. Nine days become one, on average.',
        de: 'Erinnerungen und Vertretungen halten die Fristen ein. Aus neun Tagen wird im Schnitt einer.',
      },
    },
    {
      icon: 'pen-line',
      title: {
        pl: 'Podpis bez drukarki',
        en: 'Signed without a printer',
        de: 'Signiert ohne Drucker',
      },
      description: {
        pl: 'Podpis kwalifikowany i zwykły, dla jednej osoby albo dla całej kolejki umów.',
        en: 'Qualified and simple signatures, for one person or a whole queue of contracts.',
        de: 'Qualifizierte und einfache Signatur, für eine Person oder einen ganzen Stapel Verträge.',
      },
    },
    {
      icon: 'lock',
      title: {
        pl: 'Wiadomo, kto widział',
        en: 'You know who has seen it',
        de: 'Sie wissen, wer es gesehen hat',
      },
      description: {
        pl: 'Uprawnienia do teczki, dokumentu i pola. Każde otwarcie zostawia ślad.',
        en: 'Permissions by folder, document and field. Every opening leaves a trace.',
        de: 'Rechte je Mappe, Dokument und Feld. Jedes Öffnen wird protokolliert.',
      },
    },
    {
      icon: 'archive',
      title: {
        pl: 'Puste szafy',
        en: 'Empty cabinets',
        de: 'Leere Schränke',
      },
      description: {
        pl: 'Archiwum zgodne z okresami przechowywania. Papier można oddać do zniszczenia.',
        en: 'An archive that keeps to the retention periods. The paper can be sent for shredding.',
        de: 'Ein Archiv, das Aufbewahrungsfristen einhält. Das Papier kann vernichtet werden.',
      },
    },
    {
      icon: 'handshake',
      title: {
        pl: 'Klient w jednym miejscu',
        en: 'The customer in one place',
        de: 'Alles zum Kunden an einem Ort',
      },
      description: {
        pl: 'Umowa, oferta i ostatnia rozmowa są obok siebie, gdy dzwoni telefon.',
        en: 'Contract, quote and last conversation are side by side when the phone rings.',
        de: 'Vertrag, Angebot und letztes Gespräch stehen nebeneinander, wenn das Telefon klingelt.',
      },
    },
  ],
  questions: [
    {
      question: {
        pl: 'Czy DMS zastąpi papierowe oryginały?',
        en: 'Can DMS replace the paper originals?',
        de: 'Ersetzt DMS die Papieroriginale?',
      },
      answer: {
        pl: 'Większość tak. Faktury i korespondencję można przechowywać tylko elektronicznie. Listę wyjątków przygotowujemy razem z Twoim prawnikiem.',
        en: 'Most of them. Invoices and correspondence can be kept electronically only. We draw up the list of exceptions together with your lawyer.',
        de: 'Die meisten. Rechnungen und Schriftverkehr dürfen rein elektronisch aufbewahrt werden. Die Liste der Ausnahmen erstellen wir gemeinsam mit Ihrer Rechtsberatung.',
      },
    },
    {
      question: {
        pl: 'Ile osób może z niego korzystać?',
        en: 'How many people can use it?',
        de: 'Wie viele Personen können damit arbeiten?',
      },
      answer: {
        pl: 'Licencja nie liczy osób. Najmniejsze wdrożenie ma 8 użytkowników, największe 640.',
        en: 'The licence does not count people. Our smallest installation has 8 users, the largest 640.',
        de: 'Die Lizenz zählt keine Personen. Unsere kleinste Installation hat 8 Nutzer, die größte 640.',
      },
    },
    {
      question: {
        pl: 'Czy można zeskanować stare archiwum?',
        en: 'Can our old archive be scanned?',
        de: 'Lässt sich das alte Archiv einscannen?',
      },
      answer: {
        pl: 'Tak, sami albo z naszym partnerem. Sto segregatorów to zwykle dwa tygodnie pracy.',
        en: 'Yes, by you or by our partner. A hundred binders usually take two weeks.',
        de: 'Ja, durch Sie oder unseren Partner. Hundert Ordner bedeuten in der Regel zwei Wochen Arbeit.',
      },
    },
    {
      question: {
        pl: 'Czy obieg można zmieniać samemu?',
        en: 'Can we change the workflow ourselves?',
        de: 'Können wir den Workflow selbst ändern?',
      },
      answer: {
        pl: 'Tak. Ścieżki rysuje się w przeglądarce. Zmiana zaczyna działać dla nowych dokumentów, a stare kończą po dawnemu.',
        en: 'Yes. Paths are drawn in the browser. A change applies to new documents, while old ones finish on the old path.',
        de: 'Ja. Wege zeichnen Sie im Browser. Eine Änderung gilt für neue Dokumente, laufende enden nach dem alten Weg.',
      },
    },
    {
      question: {
        pl: 'Jak DMS łączy się z księgowością?',
        en: 'How does DMS connect to accounting?',
        de: 'Wie ist DMS mit der Buchhaltung verbunden?',
      },
      answer: {
        pl: 'Zatwierdzona faktura przechodzi do FIBU z opisem i proponowanym dekretem. Do innych programów wysyłamy ją przez interfejs albo plik.',
        en: 'An approved invoice moves on to FIBU with its description and a suggested posting. For other programs we send it through an interface or a file.',
        de: 'Eine freigegebene Rechnung geht mit Beschreibung und Buchungsvorschlag an FIBU. An andere Programme übergeben wir sie per Schnittstelle oder Datei.',
      },
    },
  ],
  calculatorDestination: '/kalkulator-dms',
  seoTitle: {
    pl: 'DMS: obieg dokumentów, archiwum i CRM',
    en: 'DMS: document management, archive and CRM',
    de: 'DMS: Dokumentenmanagement, Archiv und CRM',
  },
  seoDescription: {
    pl: 'Elektroniczny obieg dokumentów z podpisem, akceptacjami, rozpoznawaniem treści i archiwum. Faktura zatwierdzona w jeden dzień, znaleziona w cztery sekundy.',
    en: 'Document workflow with signatures, approvals, text recognition and archive. Invoices approved within a day and found in four seconds.',
    de: 'Dokumentenworkflow mit Signatur, Freigaben, Texterkennung und Archiv. Rechnungen an einem Tag freigegeben und in vier Sekunden gefunden.',
  },
};
