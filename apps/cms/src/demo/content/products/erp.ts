import type { Product } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const ERP: Listed<Product> = {
  slug: 'erp',
  name: 'ERP',
  shouldShowInHeaderMenu: true,
  accent: '#D33A21',
  icon: 'factory',
  image: 'products/erp-1.webp',
  screens: ['products/erp-1.webp'],
  title: {
    pl: 'ERP, który pasuje do Twojej hali',
    en: 'An ERP that fits your shop floor',
    de: 'Ein ERP, das zu Ihrer Halle passt',
  },
  subtitle: {
    pl: 'Sprzedaż, zakupy, magazyn, produkcja, sklep internetowy i rachunek kosztów na jednych danych.',
    en: 'Sales, purchasing, stock, production, online shop and cost accounting on one set of data.',
    de: 'Verkauf, Einkauf, Lager, Fertigung, Onlineshop und Kostenrechnung auf einer Datenbasis.',
  },
  shortDescription: {
    pl: 'Sprzedaż, zakupy, magazyn i produkcja w jednym obiegu. Bez arkuszy między działami.',
    en: 'Sales, purchasing, stock and production in one flow. No spreadsheets between departments.',
    de: 'Verkauf, Einkauf, Lager und Fertigung in einem durchgängigen Ablauf. Ohne Tabellen zwischen den Abteilungen.',
  },
  description: {
    pl: 'Nasz ERP składa się z sześciu modułów. Można zacząć od jednego i dokładać następne, gdy firma jest na to gotowa. Każdy moduł dostosowujemy do tego, jak pracujesz, a nie odwrotnie: numeracja, etykiety, akceptacje i wydruki wyglądają tak, jak ich potrzebujesz.\n\nSystem stoi na Twoim serwerze albo w naszym centrum danych w Polsce. Dane zawsze należą do Ciebie i można je w każdej chwili zabrać w otwartym formacie.',
    en: 'Our ERP is made of six modules. You can begin with one and add the next when your company is ready. We fit each module to the way you work, not the other way round: numbering, labels, approvals and printouts look the way you need them.\n\nThe system runs on your own server or in our data centre in Poland. The data is always yours, and you can take them with you at any time in an open format.',
    de: 'Unser ERP besteht aus sechs Modulen. Sie können mit einem beginnen und weitere ergänzen, sobald Ihr Unternehmen so weit ist. Jedes Modul passen wir Ihrer Arbeitsweise an, nicht umgekehrt: Nummernkreise, Etiketten, Freigaben und Ausdrucke sehen so aus, wie Sie sie brauchen.\n\nDas System läuft auf Ihrem Server oder in unserem Rechenzentrum in Polen. Die Daten gehören immer Ihnen und lassen sich jederzeit in einem offenen Format mitnehmen.',
  },
  modulesTitle: { pl: 'Sześć modułów', en: 'Six modules', de: 'Sechs Module' },
  modules: [
    {
      icon: 'handshake',
      title: { pl: 'Sprzedaż', en: 'Sales', de: 'Verkauf' },
      description: {
        pl: 'Oferty, zamówienia, cenniki klientów i faktury. Handlowiec od razu widzi, kiedy towar będzie gotowy.',
        en: 'Quotes, orders, customer price lists and invoices. Sales sees at once when the goods will be ready.',
        de: 'Angebote, Aufträge, Kundenpreise und Rechnungen. Der Vertrieb sieht sofort, wann die Ware fertig ist.',
      },
    },
    {
      icon: 'shopping-bag',
      title: { pl: 'Zakupy', en: 'Purchasing', de: 'Einkauf' },
      description: {
        pl: 'Zapotrzebowania, zamówienia do dostawców i porównanie ofert. System podpowiada, co i kiedy zamówić.',
        en: 'Requisitions, purchase orders and quote comparison. The system suggests what to order and when.',
        de: 'Bedarfe, Bestellungen und Angebotsvergleich. Das System schlägt vor, was wann zu bestellen ist.',
      },
    },
    {
      icon: 'warehouse',
      title: { pl: 'Magazyn', en: 'Stock', de: 'Lager' },
      description: {
        pl: 'Miejsca, partie i numery seryjne, kolektory i etykiety. Inwentaryzacja bez zamykania magazynu.',
        en: 'Locations, batches and serial numbers, scanners and labels. Stocktaking without closing the warehouse.',
        de: 'Lagerplätze, Chargen und Seriennummern, Scanner und Etiketten. Inventur ohne Schließung des Lagers.',
      },
    },
    {
      icon: 'factory',
      title: { pl: 'Produkcja', en: 'Production', de: 'Fertigung' },
      description: {
        pl: 'Technologie, zlecenia, plan na gniazda i meldunki z hali na tablecie. Postęp widać bez chodzenia po hali.',
        en: 'Routings, work orders, machine plans and reports from a tablet on the floor. See progress without walking the floor.',
        de: 'Arbeitspläne, Fertigungsaufträge, Maschinenbelegung und Rückmeldung per Tablet. Der Fortschritt ist ohne Rundgang sichtbar.',
      },
    },
    {
      icon: 'shopping-cart',
      title: { pl: 'Sklep internetowy', en: 'Online shop', de: 'Onlineshop' },
      description: {
        pl: 'Stany, ceny i zamówienia płyną między sklepem a magazynem same. Klient widzi prawdziwą dostępność.',
        en: 'Stock, prices and orders flow between shop and warehouse by themselves. Customers see true availability.',
        de: 'Bestände, Preise und Bestellungen fließen von selbst zwischen Shop und Lager. Kunden sehen die echte Verfügbarkeit.',
      },
    },
    {
      icon: 'calculator',
      title: { pl: 'Rachunek kosztów', en: 'Cost accounting', de: 'Kostenrechnung' },
      description: {
        pl: 'Koszt wyrobu z materiału, czasu i maszyny. Kalkulacja przed zleceniem i rozliczenie po nim, obok siebie.',
        en: 'Product cost from material, time and machine. The estimate before the order and the result after it, side by side.',
        de: 'Herstellkosten aus Material, Zeit und Maschine. Vor- und Nachkalkulation stehen nebeneinander.',
      },
    },
  ],
  benefitsTitle: {
    pl: 'Co się zmienia po wdrożeniu',
    en: 'What changes once it’s live',
    de: 'Was sich nach der Einführung ändert',
  },
  benefits: [
    {
      icon: 'layers',
      title: {
        pl: 'Jedna liczba w całej firmie',
        en: 'One figure across the company',
        de: 'Eine Zahl im ganzen Unternehmen',
      },
      description: {
        pl: 'Stan magazynu, który widzi handlowiec, jest tym samym stanem, który widzi magazynier.',
        en: 'The stock that sales sees is the stock that the warehouse sees.',
        de: 'Der Bestand, den der Vertrieb sieht, ist derselbe, den das Lager sieht.',
      },
    },
    {
      icon: 'clock',
      title: {
        pl: 'Termin podany od ręki',
        en: 'A delivery date on the spot',
        de: 'Ein Liefertermin auf Anhieb',
      },
      description: {
        pl: 'System liczy termin z wolnych mocy i materiału, więc klient dostaje go podczas rozmowy.',
        en: 'The date is worked out from free capacity and material, so the customer gets it during the call.',
        de: 'Der Termin ergibt sich aus freien Kapazitäten und Material, Ihr Kunde erfährt ihn noch im Gespräch.',
      },
    },
    {
      icon: 'coins',
      title: {
        pl: 'Mniej pieniędzy na półkach',
        en: 'Less money on the shelves',
        de: 'Weniger Kapital im Regal',
      },
      description: {
        pl: 'Zapasy wynikają z zamówień, a nie z ostrożności. U naszych klientów spadają zwykle o 12–18%.',
        en: 'Stock follows orders rather than caution. With our customers it usually falls by 12–18%.',
        de: 'Bestände folgen den Aufträgen statt der Vorsicht. Bei unseren Kunden sinken sie meist um 12–18 %.',
      },
    },
    {
      icon: 'search',
      title: {
        pl: 'Ślad każdej partii',
        en: 'A trace of every batch',
        de: 'Jede Charge nachverfolgbar',
      },
      description: {
        pl: 'Od dostawy surowca do numeru faktury w dwóch kliknięciach, także po trzech latach.',
        en: 'From the delivery of the raw material to the invoice number in two clicks, even three years on.',
        de: 'Von der Rohstofflieferung bis zur Rechnungsnummer mit zwei Klicks, auch nach drei Jahren.',
      },
    },
    {
      icon: 'percent',
      title: {
        pl: 'Marża znana przed sprzedażą',
        en: 'The margin known before the sale',
        de: 'Die Marge vor dem Verkauf bekannt',
      },
      description: {
        pl: 'Rachunek kosztów pokazuje, ile naprawdę zostaje, zanim zatwierdzisz rabat.',
        en: 'Cost accounting shows what is really left before you sign off a discount.',
        de: 'Die Kostenrechnung zeigt, was wirklich bleibt, bevor Sie einen Rabatt freigeben.',
      },
    },
    {
      icon: 'git-branch',
      title: {
        pl: 'Rozwój bez wymiany systemu',
        en: 'Growth without a new system',
        de: 'Wachstum ohne Systemwechsel',
      },
      description: {
        pl: 'Nowy magazyn, spółka albo kraj to ustawienie, a nie kolejny projekt na rok.',
        en: 'A new warehouse, company or country is a setting, not another year-long project.',
        de: 'Ein neues Lager, eine neue Gesellschaft oder ein neues Land ist eine Einstellung und kein Jahresprojekt.',
      },
    },
  ],
  questions: [
    {
      question: {
        pl: 'Ile trwa wdrożenie?',
        en: 'How long does the implementation take?',
        de: 'Wie lange dauert die Einführung?',
      },
      answer: {
        pl: 'Pierwszy moduł zwykle od ośmiu do dwunastu tygodni, razem z przeniesieniem danych i szkoleniem. Kolejne trwają krócej, bo dane już są.',
        en: 'The first module usually takes eight to twelve weeks, including data migration and training. The next ones are shorter, because the data is already there.',
        de: 'Das erste Modul in der Regel acht bis zwölf Wochen, einschließlich Datenübernahme und Schulung. Weitere gehen schneller, weil die Daten schon da sind.',
      },
    },
    {
      question: {
        pl: 'Czy muszę kupić wszystkie moduły?',
        en: 'Do I have to buy all the modules?',
        de: 'Muss ich alle Module kaufen?',
      },
      answer: {
        pl: 'Nie. Większość firm zaczyna od magazynu i sprzedaży. Moduły działają osobno i łączą się, gdy dokupisz następny.',
        en: 'No. Most companies begin with stock and sales. The modules work on their own and join up when you add another.',
        de: 'Nein. Die meisten Unternehmen beginnen mit Lager und Verkauf. Die Module arbeiten einzeln und verbinden sich, sobald ein weiteres hinzukommt.',
      },
    },
    {
      question: {
        pl: 'Co z danymi ze starego programu?',
        en: 'What happens to the data in our old program?',
        de: 'Was geschieht mit den Daten aus dem alten Programm?',
      },
      answer: {
        pl: 'Przenosimy kartoteki, stany, otwarte zamówienia i historię, którą wskażesz. Robimy to dwa razy: najpierw na próbę, potem w noc przed startem.',
        en: 'We move master data, stock, open orders and as much history as you choose. We do it twice: once as a rehearsal and once the night before go-live.',
        de: 'Wir übernehmen Stammdaten, Bestände, offene Aufträge und die Historie, die Sie festlegen. Zweimal: zuerst zur Probe, dann in der Nacht vor dem Start.',
      },
    },
    {
      question: {
        pl: 'Czy system połączy się z naszymi maszynami i sklepem?',
        en: 'Can it connect to our machines and our shop?',
        de: 'Lässt sich das System mit Maschinen und Shop verbinden?',
      },
      answer: {
        pl: 'Tak. Podłączamy wagi, drukarki etykiet, kolektory i sterowniki maszyn oraz systemy kurierów, banków i sklepów. Każde połączenie wyceniamy osobno w dniach.',
        en: 'Yes. We connect scales, label printers, scanners, machine controllers, couriers, banks and shops. Each connection is estimated separately, in days.',
        de: 'Ja. Wir binden Waagen, Etikettendrucker, Scanner, Maschinensteuerungen, Paketdienste, Banken und Shops an. Jede Anbindung schätzen wir einzeln in Tagen.',
      },
    },
    {
      question: {
        pl: 'Kto pomaga po starcie?',
        en: 'Who helps after go-live?',
        de: 'Wer hilft nach dem Start?',
      },
      answer: {
        pl: 'Te same osoby, które wdrażały. Telefon odbieramy w godzinach pracy biura, a pierwsza odpowiedź przychodzi zwykle w ciągu 15 minut.',
        en: 'The same people who did the implementation. We answer the phone during office hours, and a first reply usually comes within 15 minutes.',
        de: 'Dieselben Personen, die das System eingeführt haben. Zu Bürozeiten sind wir telefonisch erreichbar, die erste Antwort kommt meist innerhalb von 15 Minuten.',
      },
    },
  ],
  calculatorDestination: '/kalkulator-erp-n',
  seoTitle: {
    pl: 'System ERP dla firm produkcyjnych i handlowych',
    en: 'ERP system for manufacturing and trading companies',
    de: 'ERP-System für Fertigung und Handel',
  },
  seoDescription: {
    pl: 'ERP z sześcioma modułami: sprzedaż, zakupy, magazyn, produkcja, sklep internetowy, rachunek kosztów. Zacznij od jednego, pierwszy działa w 8–12 tygodni.',
    en: 'ERP in six modules: sales, purchasing, stock, production, online shop, cost accounting. Begin with one; the first runs in 8–12 weeks.',
    de: 'ERP mit sechs Modulen: Verkauf, Einkauf, Lager, Fertigung, Onlineshop, Kostenrechnung. Beginnen Sie mit einem, das erste läuft in 8–12 Wochen.',
  },
};
