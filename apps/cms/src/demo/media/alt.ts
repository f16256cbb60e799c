/** Alternative texts of the demo pictures, by path relative to this folder. */
export const MEDIA_ALT: Record<string, { pl: string; en: string; de: string }> = {
  'realizations/df-app-1.webp': {
    pl: 'Tablet przy prasie P-12: karta kontroli zmianowej z pomiarami pierwszej sztuki. Bicie osiowe 0,09 mm świeci na czerwono jako poza tolerancją, obok klawiatura i zdjęcie części.',
    en: 'Tablet at press P-12: the shift inspection form with first-piece measurements. Axial run-out of 0.09 mm is flagged red as out of tolerance, next to a keypad and a photo of the part.',
    de: 'Tablet an der Presse P-12: Prüfkarte der Schicht mit den Messwerten des Erstteils. Der Planlauf von 0,09 mm ist rot als außer Toleranz markiert, daneben Tastenfeld und Foto des Teils.',
  },
  'realizations/df-app-2.webp': {
    pl: 'Widok brygadzisty: tabela jedenastu maszyn i kart wypełnianych co dwie godziny, 40 z 41 gotowych, z boku trzy odchylenia z godziną i osobą.',
    en: 'Foreman’s view: eleven machines against two-hourly forms, 40 of 41 completed, with three deviations listed at the side by time and owner.',
    de: 'Ansicht des Schichtleiters: elf Maschinen und ihre Karten im Zwei-Stunden-Takt, 40 von 41 ausgefüllt, daneben drei Abweichungen mit Uhrzeit und Zuständigen.',
  },
  'realizations/tiptip-1.webp': {
    pl: 'Trzy ekrany telefonu kelnerki: napiwki z dziś 187,50 zł, grafik tygodnia z wolną zmianą do wzięcia i podział napiwków na salę, kuchnię i bar.',
    en: 'Three phone screens of a waitress: today’s tips of 187.50 zł, the week’s rota with a free shift to pick up, and tips shared between floor, kitchen and bar.',
    de: 'Drei Handy-Ansichten einer Kellnerin: Trinkgeld von heute 187,50 zł, Dienstplan der Woche mit einer freien Schicht und die Aufteilung auf Service, Küche und Bar.',
  },
  'realizations/tiptip-2.webp': {
    pl: 'Grafik tygodnia bistra dla dziesięciu osób: zmiany na sali, tarasie, przy barze i w kuchni, pod spodem obsada porównana z prognozą gości.',
    en: 'A bistro’s weekly rota for ten people: shifts on the floor, terrace, bar and in the kitchen, with staffing compared to forecast guests below.',
    de: 'Wochenplan eines Bistros für zehn Personen: Schichten in Gastraum, Terrasse, Bar und Küche, darunter die Besetzung im Vergleich zur Gästeprognose.',
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
  'realizations/field-service-1.webp': {
    pl: 'Plan dnia serwisantów na osi czasu: wizyty i dojazdy każdej osoby w kolorach pilności, po prawej cztery zlecenia do przydzielenia z podpowiedzianymi osobami.',
    en: 'Day plan of service technicians on a timeline: each person’s visits and drives coloured by urgency, on the right four jobs to assign with suggested people.',
    de: 'Tagesplan der Servicetechniker auf der Zeitachse: Einsätze und Fahrten je Person, nach Dringlichkeit gefärbt, rechts vier offene Aufträge mit Vorschlägen zur Besetzung.',
  },
  'realizations/field-service-2.webp': {
    pl: 'Telefon serwisanta w trzech chwilach dnia: trasa czterech wizyt na mapie, protokół z podpisem klienta i podsumowanie dnia zakończonego o 15:38.',
    en: 'A technician’s phone at three moments of the day: a route of four visits on the map, a report with the customer’s signature, and the day’s summary at 15:38.',
    de: 'Handy eines Technikers zu drei Zeitpunkten: Route mit vier Einsätzen auf der Karte, Protokoll mit Unterschrift des Kunden und Tagesabschluss um 15:38 Uhr.',
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
  'realizations/gsd-maps-1.webp': {
    pl: 'Mapa okręgów barwiona obrotem: zaznaczony region S2 i dymek miasta Eisenbrück z 1412 tys. euro, po prawej wykonanie planu ośmiu regionów.',
    en: 'Map of districts coloured by turnover: territory S2 outlined, a pop-up for Eisenbrück with 1,412 thousand euros, and plan fulfilment of eight territories on the right.',
    de: 'Karte der Bezirke, nach Umsatz gefärbt: Gebiet S2 umrandet, Fenster zu Eisenbrück mit 1.412 Tsd. Euro, rechts die Planerfüllung der acht Gebiete.',
  },
  'realizations/gsd-maps-2.webp': {
    pl: 'Telefon handlowca: plan pięciu wizyt, trasa na mapie potencjału klientów i karta klienta ze spadkiem obrotu od sierpnia.',
    en: 'A sales representative’s phone: five visits planned, the route on a map of customer potential, and a customer’s record with turnover falling since August.',
    de: 'Handy im Außendienst: fünf geplante Besuche, die Route auf der Potenzialkarte und die Kundenakte mit sinkendem Umsatz seit August.',
  },
  'realizations/hotel-room-1.webp': {
    pl: 'Panel w pokoju hotelowym 312: powitanie gościa, pokrętło temperatury na 21,5 stopnia, światło, zasłony i znak „nie przeszkadzać”.',
    en: 'Wall panel in hotel room 312: a greeting for the guest, a temperature dial at 21.5 degrees, lights, curtains and the do-not-disturb sign.',
    de: 'Wandpanel in Hotelzimmer 312: Begrüßung des Gastes, Temperaturregler auf 21,5 Grad, Licht, Vorhang und „Bitte nicht stören“.',
  },
  'realizations/hotel-room-2.webp': {
    pl: 'Ekran recepcji: 72 pokoje na czterech piętrach z temperaturą i stanem, wybrany pokój 312, usterka powietrza w 208.',
    en: 'Reception screen: 72 rooms on four floors with temperature and status, room 312 selected, an air-quality fault in 208.',
    de: 'Ansicht der Rezeption: 72 Zimmer auf vier Etagen mit Temperatur und Status, Zimmer 312 gewählt, Luftstörung in 208.',
  },
  'products/erp-1.webp': {
    pl: 'ERP, produkcja: lista zleceń z postępem i terminem, obok zlecenie ramy stołu z kosztem sztuki, operacjami i brakującą nakrętką.',
    en: 'ERP, production: orders with progress and due date, beside them the order for a table frame with unit cost, operations and a missing nut.',
    de: 'ERP, Produktion: Aufträge mit Fortschritt und Termin, daneben der Auftrag für einen Tischrahmen mit Stückkosten, Arbeitsgängen und einer fehlenden Mutter.',
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
