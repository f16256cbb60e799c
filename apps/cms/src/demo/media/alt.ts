/** Alternative texts of the demo pictures, by path relative to this folder. */
export const MEDIA_ALT: Record<string, { pl: string; en: string; de: string }> = {
  'realizations/df-app-1.webp': {
    pl: 'Tablet przy prasie P-12: karta kontroli zmianowej z pomiarami pierwszej sztuki. Bicie osiowe 0,09 mm świeci na czerwono jako poza tolerancją, obok klawiatura i zdjęcie części.',
    en: 'Tablet at press P-12: the shift inspection form with first-piece measurements. Axial run-out of 0.09 mm is flagged red as out of tolerance, next to a keypad and a photo of the part.',
    de: 'Tablet an der Presse P-12: Prüfkarte der Schicht mit den Messwerten des Erstteils. Der Planlauf von 0,09 mm ist rot als außer Toleranz markiert, daneben Tastenfeld und Foto des Teils.',
  },
  'realizations/df-app-2.webp': {
    pl: 'Widok brygadzisty: tabela jedenastu maszyn i kart wypełnianych co dwie godziny, 40 z 41 gotowych, z boku pięć odchyleń i co z nimi zrobiono.',
    en: 'Foreman’s view: eleven machines against two-hourly forms, 40 of 41 completed, with five deviations at the side and what was done about them.',
    de: 'Ansicht des Schichtleiters: elf Maschinen und ihre Karten im Zwei-Stunden-Takt, 40 von 41 ausgefüllt, daneben fünf Abweichungen und was daraus wurde.',
  },
  'realizations/df-app-3.webp': {
    pl: 'Edytor karty KZ-07: technolog przeciąga pole „Zdjęcie otworu pod lampą” między pomiary; po prawej granice 24,00 ± 0,05 mm i co się dzieje poza nimi.',
    en: 'Editor of form KZ-07: the process engineer drags a photo field between measurements; on the right the limits 24.00 ± 0.05 mm and what happens outside them.',
    de: 'Editor der Karte KZ-07: Ein Fotofeld wird zwischen die Messwerte gezogen; rechts die Grenzen 24,00 ± 0,05 mm und was außerhalb davon geschieht.',
  },
  'realizations/df-app-4.webp': {
    pl: 'Wynik szukania partii 26-1118-01: wykres kontrolny otworu rośnie ku granicy aż do wymiany stempla, obok pięć kart i reklamacja, pod spodem droga partii.',
    en: 'Search result for batch 26-1118-01: the control chart climbs towards the limit until the punch is changed, beside it five forms and the complaint, below the batch’s route.',
    de: 'Suche nach Charge 26-1118-01: Die Regelkarte steigt bis zum Stempelwechsel zur Grenze an, daneben fünf Karten und die Reklamation, unten der Weg der Charge.',
  },
  'realizations/tiptip-1.webp': {
    pl: 'Trzy ekrany telefonu kelnerki: napiwki z dziś 187,50 zł, grafik tygodnia z wolną zmianą do wzięcia i podział 780 zł z wtorku między sześć osób.',
    en: 'Three phone screens of a waitress: today’s tips of 187.50 zł, the week’s rota with a free shift to pick up, and Tuesday’s 780 zł shared between six people.',
    de: 'Drei Smartphone-Ansichten einer Kellnerin: Trinkgeld von heute 187,50 zł, Dienstplan der Woche mit einer freien Schicht und die 780 zł vom Dienstag, auf sechs Personen verteilt.',
  },
  'realizations/tiptip-2.webp': {
    pl: 'Grafik tygodnia bistra dla dziesięciu osób: zmiany na sali, antresoli, przy barze i w kuchni, pod spodem obsada porównana z prognozą gości.',
    en: 'A bistro’s weekly rota for ten people: shifts on the floor, gallery, bar and in the kitchen, with staffing compared to forecast guests below.',
    de: 'Wochenplan eines Bistros für zehn Personen: Schichten in Gastraum, Galerie, Bar und Küche, darunter die Besetzung im Vergleich zur Gästeprognose.',
  },
  'realizations/tiptip-3.webp': {
    pl: 'Reguły podziału napiwków: 72% sala, 18% kuchnia, 10% bar. Obok wtorek, 780 zł rozliczone na sześć osób z rachunkiem przy każdej kwocie.',
    en: 'Rules for sharing tips: 72% floor, 18% kitchen, 10% bar. Beside them Tuesday’s 780 zł split between six people, with the sum shown for each.',
    de: 'Regeln fürs Trinkgeld: 72 % Service, 18 % Küche, 10 % Bar. Daneben der Dienstag mit 780 zł für sechs Personen, mit der Rechnung zu jedem Betrag.',
  },
  'realizations/gastro-kasse-1.webp': {
    pl: 'Kasa restauracyjna po niemiecku: rachunek stolika 14 na 101,60 euro, obok klawisze dań z liczbą pozostałych porcji, grupy menu i wysyłanie do kuchni.',
    en: 'Restaurant till in German: the bill for table 14 at 101.60 euros, beside it keys for dishes with portions left, menu groups and send-to-kitchen.',
    de: 'Restaurantkasse: Bon für Tisch 14 über 101,60 Euro, daneben Tasten für Gerichte mit Restmengen, Warengruppen und das Senden an die Küche.',
  },
  'realizations/gastro-kasse-2.webp': {
    pl: 'Plan sali w kasie restauracyjnej: stoliki wolne, zamówione, jedzące i płacące mają własne kolory, z boku rezerwacje i czasy oczekiwania w kuchni.',
    en: 'Floor plan in the restaurant till: free, ordered, eating and paying tables in their own colours, with reservations and kitchen waiting times at the side.',
    de: 'Tischplan der Restaurantkasse: freie, bestellte, essende und zahlende Tische in eigenen Farben, daneben Reservierungen und Wartezeiten der Küche.',
  },
  'realizations/gastro-kasse-3.webp': {
    pl: 'Ekran kuchni: siedem zamówień z czasem oczekiwania, najstarsze czerwone po 23 minutach; wydane dania skreślone, z boku suma tego, co jeszcze do zrobienia.',
    en: 'Kitchen screen: seven orders with waiting times, the oldest red at 23 minutes; dishes at the pass are struck out, totals of what is still to cook at the side.',
    de: 'Küchenmonitor: sieben Bons mit Wartezeit, der älteste nach 23 Minuten rot; fertige Gerichte durchgestrichen, daneben die Summe dessen, was noch zu machen ist.',
  },
  'realizations/gastro-kasse-4.webp': {
    pl: 'Wydrukowany rachunek stolika 14 na 101,60 euro z podpisem TSE, terminal z tą samą kwotą i telefon właściciela z obrotem dnia 3248,70 euro.',
    en: 'Printed bill of table 14 for 101.60 euros with its TSE signature, a card terminal showing the same amount and the owner’s phone with the day’s 3,248.70 euros.',
    de: 'Gedruckter Bon von Tisch 14 über 101,60 Euro mit TSE-Signatur, ein Kartenterminal mit demselben Betrag und das Smartphone des Inhabers mit 3.248,70 Euro Tagesumsatz.',
  },
  'realizations/field-service-1.webp': {
    pl: 'Plan dnia serwisantów na osi czasu: wizyty i dojazdy każdej osoby w kolorach pilności, po prawej cztery zlecenia do przydzielenia z podpowiedzianymi osobami.',
    en: 'Day plan of service technicians on a timeline: each person’s visits and drives coloured by urgency, on the right four jobs to assign with suggested people.',
    de: 'Tagesplan der Servicetechniker auf der Zeitachse: Einsätze und Fahrten je Person, nach Dringlichkeit gefärbt, rechts vier offene Aufträge mit Vorschlägen zur Besetzung.',
  },
  'realizations/field-service-2.webp': {
    pl: 'Telefon serwisanta w trzech chwilach dnia: trasa czterech wizyt na mapie, protokół z podpisem klienta i podsumowanie dnia zakończonego o 15:38.',
    en: 'A technician’s phone at three moments of the day: a route of four visits on the map, a report with the customer’s signature, and the day’s summary at 15:38.',
    de: 'Smartphone eines Technikers zu drei Zeitpunkten: Route mit vier Einsätzen auf der Karte, Protokoll mit Unterschrift des Kunden und Tagesabschluss um 15:38 Uhr.',
  },
  'realizations/field-service-3.webp': {
    pl: 'Co dostaje klient: w telefonie godzina przyjazdu serwisanta, 9:02, a po wizycie protokół z pomiarami, częściami i kwotą 2082,14 zł, podpisany przez obie strony.',
    en: 'What the customer gets: on the phone the technician’s arrival at 9:02, and after the visit a report with measurements, parts and 2,082.14 zł, signed by both sides.',
    de: 'Was der Kunde erhält: auf dem Smartphone die Ankunft um 9:02 Uhr, nach dem Einsatz ein Protokoll mit Messwerten, Teilen und 2.082,14 zł, von beiden unterschrieben.',
  },
  'realizations/field-service-4.webp': {
    pl: 'Reguły planu: dwunastu serwisantów i osiem uprawnień, kończące się na żółto; obok stan części w aucie z dwoma brakami i ważność kryteriów.',
    en: 'Planning rules: twelve technicians against eight licences, those about to expire in yellow; beside them the parts in one van, two of them short, and what counts most.',
    de: 'Planungsregeln: zwölf Techniker und acht Berechtigungen, ablaufende in Gelb; daneben der Teilebestand eines Wagens mit zwei Fehlbeständen und die Gewichtung.',
  },
  'realizations/pool-planning-1.webp': {
    pl: 'Harmonogram pływalni: sześć torów i dwa małe baseny w podziale na godziny, rezerwacje szkół, klubów i lekcji w kolorach, przenoszona rezerwacja sprawdzana od razu.',
    en: 'Swimming pool schedule: six lanes and two small pools by the hour, bookings of schools, clubs and lessons in colours, and a booking checked while it is being moved.',
    de: 'Belegungsplan eines Hallenbads: sechs Bahnen und zwei kleine Becken im Stundenraster, Buchungen von Schulen, Vereinen und Kursen in Farben, eine verschobene Buchung wird sofort geprüft.',
  },
  'realizations/pool-planning-2.webp': {
    pl: 'Ekran na hali basenu: sześć torów widzianych z góry z liczbą pływaków i limitem, temperatura wody oraz wykres obłożenia dnia.',
    en: 'Display in the pool hall: six lanes seen from above with swimmers and limits, water temperature and a chart of the day’s occupancy.',
    de: 'Anzeige in der Schwimmhalle: sechs Bahnen von oben mit Schwimmern und Obergrenze, Wassertemperatur und Auslastung des Tages als Kurve.',
  },
  'realizations/pool-planning-3.webp': {
    pl: 'Klub rezerwuje wtorki od lutego do czerwca: 19 wolnych terminów za 3534 zł, trzy niemożliwe z powodem, na przykład za mało ratowników.',
    en: 'A club books Tuesdays from February to June: 19 free dates for 3,534 zł, three impossible ones with the reason, such as too few lifeguards.',
    de: 'Ein Verein bucht Dienstage von Februar bis Juni: 19 freie Termine für 3.534 zł, drei unmögliche mit Begründung, etwa zu wenig Aufsicht.',
  },
  'realizations/gsd-stats-1.webp': {
    pl: 'Statystyka sprzedaży hurtowni po niemiecku: obrót tygodniowy na tle planu i ubiegłego roku, grupy towarowe, najwięksi klienci i trzy odstępstwa tygodnia.',
    en: 'A wholesaler’s sales statistics in German: weekly turnover against plan and last year, product groups, largest customers and three exceptions of the week.',
    de: 'Vertriebsstatistik eines Großhändlers: Wochenumsatz gegen Plan und Vorjahr, Warengruppen, größte Kunden und drei Auffälligkeiten der Woche.',
  },
  'realizations/gsd-stats-2.webp': {
    pl: 'Mapa cieplna marży według grup towarowych i regionów; komórka narzędzi w regionie West 2, 17,8%, rozwinięta do czterech zamówień, które obniżyły marżę.',
    en: 'Heat map of margin by product group and territory; the cell for tools in West 2, 17.8%, is opened down to the four orders that lowered it.',
    de: 'Heatmap des Deckungsbeitrags nach Warengruppe und Gebiet; die Zelle Werkzeuge in West 2 mit 17,8 % ist bis zu den vier Aufträgen geöffnet, die ihn drücken.',
  },
  'realizations/gsd-stats-3.webp': {
    pl: 'Miesięczny raport sprzedaży za październik: wniosek w tytule, tabela grup towarowych z planem, a w załączniku dwanaście wskaźników, każdy w jednym zdaniu.',
    en: 'Monthly sales report for October: the conclusion as its title, product groups against plan in a table, and in the appendix twelve indicators in a sentence each.',
    de: 'Vertriebsbericht für Oktober: die Aussage als Titel, Warengruppen gegen Plan als Tabelle und im Anhang zwölf Kennzahlen mit je einem Satz.',
  },
  'realizations/gsd-maps-1.webp': {
    pl: 'Mapa okręgów barwiona obrotem: zaznaczony region S2 i dymek miasta Eisenbrück z 1412 tys. euro, po prawej wykonanie planu ośmiu regionów.',
    en: 'Map of districts coloured by turnover: territory S2 outlined, a pop-up for Eisenbrück with 1,412 thousand euros, and plan fulfilment of eight territories on the right.',
    de: 'Karte der Bezirke, nach Umsatz gefärbt: Gebiet S2 umrandet, Fenster zu Eisenbrück mit 1.412 Tsd. Euro, rechts die Planerfüllung der acht Gebiete.',
  },
  'realizations/gsd-maps-2.webp': {
    pl: 'Telefon handlowca: plan pięciu wizyt, trasa na mapie potencjału klientów i karta klienta ze spadkiem obrotu od sierpnia.',
    en: 'A sales representative’s phone: five visits planned, the route on a map of customer potential, and a customer’s record with turnover falling since August.',
    de: 'Smartphone im Außendienst: fünf geplante Besuche, die Route auf der Potenzialkarte und die Kundenakte mit sinkendem Umsatz seit August.',
  },
  'realizations/gsd-maps-3.webp': {
    pl: 'Dwa okręgi przechodzą z rejonu M1 do O1: karty obu handlowców pokazują klientów, plan i kilometry przed zmianą i po niej.',
    en: 'Two districts move from territory M1 to O1: cards for both salespeople show customers, target and kilometres before and after.',
    de: 'Zwei Bezirke wechseln von Gebiet M1 zu O1: Karten beider Außendienstler zeigen Kunden, Plan und Kilometer vorher und nachher.',
  },
  'realizations/hotel-room-1.webp': {
    pl: 'Panel w pokoju hotelowym 312: powitanie gościa, pokrętło temperatury na 21,5 stopnia, światło, zasłony i znak „nie przeszkadzać”.',
    en: 'Wall panel in hotel room 312: a greeting for the guest, a temperature dial at 21.5 degrees, lights, curtains and the do-not-disturb sign.',
    de: 'Wandpanel in Hotelzimmer 312: Begrüßung des Gastes, Temperaturregler auf 21,5 Grad, Licht, Vorhang und „Bitte nicht stören“.',
  },
  'realizations/hotel-room-2.webp': {
    pl: 'Ekran recepcji: 72 pokoje na czterech piętrach z temperaturą i stanem, wybrany pokój 312, usterka powietrza w 208, trzy prośby gości z licznikiem minut.',
    en: 'Reception screen: 72 rooms on four floors with temperature and status, room 312 selected, an air-quality fault in 208, three guest requests with minutes counted.',
    de: 'Ansicht der Rezeption: 72 Zimmer auf vier Etagen mit Temperatur und Status, Zimmer 312 gewählt, Luftstörung in 208, drei Wünsche von Gästen mit Minutenzähler.',
  },
  'realizations/hotel-room-3.webp': {
    pl: 'Tablet na stoliku nocnym przy lampce: gość z pokoju 207 zamawia śniadanie po angielsku na 8:30, rachunek 52,50 euro, pięć języków do wyboru.',
    en: 'Tablet on the bedside table under a lamp: the guests in room 207 order breakfast in English for 8:30, 52.50 euros on the bill, five languages to choose from.',
    de: 'Tablet auf dem Nachttisch neben der Lampe: Gäste aus Zimmer 207 bestellen auf Englisch Frühstück für 8:30 Uhr, 52,50 Euro, fünf Sprachen zur Wahl.',
  },
  'products/erp-1.webp': {
    pl: 'ERP, produkcja: lista zleceń z postępem i terminem, obok zlecenie ramy stołu z kosztem sztuki, operacjami i brakującą nakrętką.',
    en: 'ERP, production: orders with progress and due date, beside them the order for a table frame with unit cost, operations and a missing nut.',
    de: 'ERP, Fertigung: Aufträge mit Fortschritt und Termin, daneben der Auftrag für einen Tischrahmen mit Stückkosten, Arbeitsgängen und einer fehlenden Mutter.',
  },
  'products/fibu-1.webp': {
    pl: 'FIBU, dziennik księgowy października: zapisy na kontach Wn i Ma z różnicą 0,00, po prawej lista zamknięcia miesiąca.',
    en: 'FIBU, the accounting journal for October: debit and credit entries with a difference of 0.00, and the month-end checklist on the right.',
    de: 'FIBU, Buchungsjournal für Oktober: Buchungen in Soll und Haben mit der Differenz 0,00, rechts die Liste zum Monatsabschluss.',
  },
  'products/data-1.webp': {
    pl: 'DATA, raport marży: odpowiedź „marża wzrosła o 1,9 pkt, lakiernia traci”, wykres sprzedaży, przyczyny zmiany i tabela zakładów według miesięcy.',
    en: 'DATA, margin report: the answer “margin up 1.9 points, the paint shop is losing”, a sales chart, causes of the change and plants by month.',
    de: 'DATA, Margenbericht: die Antwort „Marge um 1,9 Punkte gestiegen, Lackiererei verliert“, Umsatzkurve, Ursachen der Änderung und Werke nach Monaten.',
  },
  'products/dms-1.webp': {
    pl: 'DMS: faktura z zaznaczonymi polami, które odczytał system, po lewej kolejka do akceptacji, po prawej droga akceptacji i przycisk „Akceptuję”.',
    en: 'DMS: an invoice with the fields the system has read marked on it, the approval queue on the left, the approval path and the approve button on the right.',
    de: 'DMS: eine Rechnung mit den erkannten Feldern, links die Liste zur Freigabe, rechts der Freigabeweg und die Schaltfläche zum Freigeben.',
  },
  'articles/oferta-czekanie.webp': {
    pl: 'Wykres: z 41 godzin jedna to praca handlowca, 20 to czekanie na termin, 9 na rabat, 7 na koszt wyrobu, 4 na warunki klienta.',
    en: 'Chart: of 41 hours one is the salesperson’s work, 20 are waiting for a date, 9 for a discount, 7 for the product’s cost, 4 for the customer’s terms.',
    de: 'Diagramm: Von 41 Stunden ist eine Arbeit des Vertriebs, 20 sind Warten auf den Termin, 9 auf den Rabatt, 7 auf die Kosten, 4 auf die Kundenkonditionen.',
  },
  'articles/zwrot-dwanascie-dni.webp': {
    pl: 'Wykres dwunastu dni zwrotu: zgłoszenie 1, zgoda 2, przesyłka 2, magazyn 3, ocena 1, korekta faktury 3.',
    en: 'Chart of a return’s twelve days: report 1, consent 2, shipping 2, warehouse 3, inspection 1, invoice correction 3.',
    de: 'Diagramm der zwölf Tage einer Retoure: Meldung 1, Zustimmung 2, Versand 2, Lager 3, Prüfung 1, Rechnungskorrektur 3.',
  },
  'articles/faktura-dziewiec-dni.webp': {
    pl: 'Wykres dziewięciu dni faktury: cztery na pytanie „czyje to?”, trzy u kierownika, jeden w torbie, jeden w księgowości.',
    en: 'Chart of an invoice’s nine days: four asking whose it is, three with the manager, one in a bag, one in accounts.',
    de: 'Diagramm der neun Tage einer Rechnung: vier für die Frage, wem sie gehört, drei bei der Leitung, einer in der Tasche, einer in der Buchhaltung.',
  },
  'articles/serwer-piec-lat.webp': {
    pl: 'Wykres kosztów przez pięć lat: serwer własny zaczyna od 68 i kończy na 197 tysiącach, chmura dochodzi do 189, wynajęty do 140.',
    en: 'Costs over five years: a server of one’s own starts at 68 and ends at 197 thousand, the cloud reaches 189, a rented one 140.',
    de: 'Kosten über fünf Jahre: Der eigene Server beginnt bei 68 und endet bei 197 Tausend, die Cloud erreicht 189, der gemietete 140.',
  },
  'articles/utrzymanie-trzy-lata.webp': {
    pl: 'Godziny utrzymania: 174 w pierwszym roku, po 118 w drugim i trzecim. Poprawki maleją ze 110 do 30, prace wymuszone rosną z 40 do 64.',
    en: 'Hours of upkeep: 174 in the first year, 118 in each of the next two. Repairs fall from 110 to 30, forced work grows from 40 to 64.',
    de: 'Stunden Pflege: 174 im ersten Jahr, je 118 in den beiden folgenden. Korrekturen sinken von 110 auf 30, erzwungene Arbeit steigt von 40 auf 64.',
  },
  'articles/osiem-tygodni.webp': {
    pl: 'Harmonogram: obserwacja w tygodniu 1, ustawienia 2–3, pierwszy skan 4, szkolenia 5–6, próba generalna 7, start 8.',
    en: 'Schedule: watching in week 1, set-up in 2–3, first scan in 4, training in 5–6, dress rehearsal in 7, start in 8.',
    de: 'Zeitplan: Beobachten in Woche 1, Einrichten 2–3, erster Scan 4, Schulung 5–6, Generalprobe 7, Start 8.',
  },
  'articles/piwnica-kolejka.webp': {
    pl: 'Droga protokołu: formularz, baza w telefonie, kolejka z liczbą 3, a dopiero gdy wróci sieć, serwer w biurze.',
    en: 'A report’s way: form, database in the phone, a queue showing 3, and only when the network returns, the server at the office.',
    de: 'Weg eines Protokolls: Formular, Datenbank im Telefon, Warteschlange mit der Zahl 3 und erst mit Netz der Server im Büro.',
  },
  'articles/kopia-dwie-liczby.webp': {
    pl: 'Oś czasu: kwadrans od ostatniej kopii do awarii, przedtem doba; cztery godziny od awarii do pracy, przedtem jedenaście dni.',
    en: 'Timeline: a quarter of an hour from last backup to failure, formerly a day; four hours from failure to work, formerly eleven days.',
    de: 'Zeitachse: eine Viertelstunde von der letzten Sicherung bis zum Ausfall, früher ein Tag; vier Stunden bis zur Arbeit, früher elf Tage.',
  },
  'articles/magazyn-przyczyny.webp': {
    pl: 'Przyczyny 118 niezgodności: wydano więcej 44, inna jednostka 29, przyjęcie „na jutro” 21, inne miejsce 15, pomyłka 9.',
    en: 'Causes of 118 differences: more issued than recorded 44, another unit 29, receipt left for tomorrow 21, wrong place 15, miscount 9.',
    de: 'Ursachen von 118 Abweichungen: mehr ausgegeben 44, andere Einheit 29, Zugang „für morgen“ 21, falscher Platz 15, Zählfehler 9.',
  },
  'articles/sklep-dostepny.webp': {
    pl: 'Z 40 sztuk na półce 12 jest zarezerwowanych, 3 zablokowane, w sklepie widać 25 dostępnych.',
    en: 'Of 40 pieces on the shelf 12 are reserved and 3 blocked, so the shop shows 25 available.',
    de: 'Von 40 Stück im Regal sind 12 reserviert und 3 gesperrt, der Shop zeigt 25 verfügbare.',
  },
  'slides/erp.webp': {
    pl: 'Tkanina z bliska: czerwona nić krzyżuje się w lnianym splocie skośnym.',
    en: 'Cloth seen close: the red thread crosses itself in a linen twill.',
    de: 'Stoff aus der Nähe: Der rote Faden kreuzt sich in einem Leinenköper.',
  },
  'slides/fibu.webp': {
    pl: 'Tkanina z bliska: zielona nić w jodełce na lnie.',
    en: 'Cloth seen close: the green thread in a herringbone on linen.',
    de: 'Stoff aus der Nähe: der grüne Faden im Fischgrat auf Leinen.',
  },
  'slides/data.webp': {
    pl: 'Tkanina z bliska: żółta nić układa się na lnie w romby.',
    en: 'Cloth seen close: the yellow thread forms diamonds on linen.',
    de: 'Stoff aus der Nähe: Der gelbe Faden bildet Rauten auf Leinen.',
  },
  'slides/dms.webp': {
    pl: 'Tkanina z bliska: niebieska nić w splocie panama na lnie.',
    en: 'Cloth seen close: the blue thread in a basket weave on linen.',
    de: 'Stoff aus der Nähe: der blaue Faden in Panamabindung auf Leinen.',
  },
  'employees/portrait-01.webp': {
    pl: 'Rysowany portret kobiety z falującymi włosami do ramion, w czarnej kamizelce.',
    en: 'Drawn portrait of a woman with wavy shoulder-length hair, in a black waistcoat.',
    de: 'Gezeichnetes Porträt einer Frau mit welligem, schulterlangem Haar und schwarzer Weste.',
  },
  'employees/portrait-02.webp': {
    pl: 'Rysowany portret mężczyzny w okrągłych okularach, w koszuli z krawatem.',
    en: 'Drawn portrait of a man in round glasses, shirt and tie.',
    de: 'Gezeichnetes Porträt eines Mannes mit runder Brille, Hemd und Krawatte.',
  },
  'employees/portrait-03.webp': {
    pl: 'Rysowany portret uśmiechniętej kobiety z długimi prostymi włosami i grzywką.',
    en: 'Drawn portrait of a smiling woman with long straight hair and a fringe.',
    de: 'Gezeichnetes Porträt einer lächelnden Frau mit langem, glattem Haar und Pony.',
  },
  'employees/portrait-04.webp': {
    pl: 'Rysowany portret mężczyzny z krótkimi włosami i pełną brodą, w czarnej koszulce.',
    en: 'Drawn portrait of a man with cropped hair and a full beard, in a black T-shirt.',
    de: 'Gezeichnetes Porträt eines Mannes mit kurzem Haar und Vollbart, in schwarzem T-Shirt.',
  },
  'employees/portrait-05.webp': {
    pl: 'Rysowany portret kobiety z włosami upiętymi w kok, w okularach i swetrze z kołnierzykiem.',
    en: 'Drawn portrait of a woman with her hair in a bun, in glasses and a collared jumper.',
    de: 'Gezeichnetes Porträt einer Frau mit Dutt, Brille und Pullover mit Kragen.',
  },
  'employees/portrait-06.webp': {
    pl: 'Rysowany portret mężczyzny w koszuli z ołówkami w kieszeni.',
    en: 'Drawn portrait of a man in a shirt with pencils in the pocket.',
    de: 'Gezeichnetes Porträt eines Mannes im Hemd mit Stiften in der Brusttasche.',
  },
  'employees/portrait-07.webp': {
    pl: 'Rysowany portret osoby z bujnymi kręconymi włosami, w czarnej bluzie.',
    en: 'Drawn portrait of a person with thick curly hair, in a black jacket.',
    de: 'Gezeichnetes Porträt einer Person mit vollem, lockigem Haar, in schwarzer Jacke.',
  },
  'employees/portrait-08.webp': {
    pl: 'Rysowany portret mężczyzny z wąsami i zaczesanymi włosami, w koszuli.',
    en: 'Drawn portrait of a man with a moustache and swept-back hair, in a shirt.',
    de: 'Gezeichnetes Porträt eines Mannes mit Schnurrbart und zurückgekämmtem Haar, im Hemd.',
  },
  'employees/portrait-09.webp': {
    pl: 'Rysowany portret kobiety z ciemnymi włosami do ramion, w jasnej marynarce.',
    en: 'Drawn portrait of a woman with dark shoulder-length hair, in a light blazer.',
    de: 'Gezeichnetes Porträt einer Frau mit dunklem, schulterlangem Haar, in hellem Blazer.',
  },
  'employees/portrait-10.webp': {
    pl: 'Rysowany portret mężczyzny w okularach i bluzie z kapturem.',
    en: 'Drawn portrait of a man in glasses and a hooded sweatshirt.',
    de: 'Gezeichnetes Porträt eines Mannes mit Brille und Kapuzenpullover.',
  },
};
