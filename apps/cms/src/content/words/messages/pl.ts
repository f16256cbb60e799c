import { choiceWords } from '@osnowa/text/field-labels';

/** Words of mails in Polish. */
export const pl = {
  call: {
    /** Before the visitor's own time, where their clock shows another. */
    yours: 'u Ciebie {time}',
    /** In the confirmation. */
    next: 'Doradca zadzwoni w umówionym terminie: {time}. Rozmowa trwa 15 minut. W załączniku jest termin do kalendarza.',
    nextBy:
      '{adviser} zadzwoni w umówionym terminie: {time}. Rozmowa trwa 15 minut. W załączniku jest termin do kalendarza.',
    change: 'Termin nie pasuje?',
    changeLink: 'Zmień go albo odwołaj rozmowę',
    /** Title and text of the entry in the visitor's calendar. */
    entry: 'Rozmowa z doradcą: {company}',
    entryText:
      'Zadzwonimy pod numer podany w formularzu. Numer zapytania: {reference}. Zmiana terminu: {address}',
    moved: {
      subject: 'Nowy termin rozmowy ({reference})',
      heading: 'Nowy termin rozmowy',
      text: 'Zadzwonimy w nowym terminie: {time}. Termin do kalendarza jest w załączniku i zastępuje poprzedni.',
    },
    cancelled: {
      subject: 'Rozmowa odwołana ({reference})',
      heading: 'Rozmowa odwołana',
      text: 'Rozmowa jest odwołana: {time}. Twoje zapytanie nadal u nas jest.',
    },
    /** Another adviser calls at the same time. */
    otherAdviser: {
      subject: 'Zadzwoni inny doradca ({reference})',
      heading: 'Zadzwoni inny doradca',
      text: 'Termin rozmowy zostaje: {time}. Zadzwoni {adviser}.',
    },
    /** The call is cancelled because no adviser will be there. */
    noAdviser: {
      subject: 'Nie zadzwonimy w umówionym terminie ({reference})',
      heading: 'Nie zadzwonimy w umówionym terminie',
      text: 'Doradcy nie będzie w umówionym terminie: {time}. Przepraszamy. Mamy Twoje zapytanie i odezwiemy się. Nowy termin możesz też wybrać w formularzu na stronie.',
    },
    /** The day before the call, and an hour before it. */
    remind: {
      subject: 'Przypomnienie o rozmowie: {time} ({reference})',
      heading: 'Przypomnienie o rozmowie',
      text: '{adviser} zadzwoni w umówionym terminie: {time}. Rozmowa trwa 15 minut.',
    },
    button: 'Moje zapytanie',
    /** To the adviser. */
    adviser: {
      booked: {
        subject: '[{reference}] Rozmowa: {time}',
        heading: 'Masz umówioną rozmowę',
        text: 'Klient prosi o telefon w terminie: {time}.',
      },
      remind: {
        subject: '[{reference}] Przypomnienie o rozmowie: {time}',
        heading: 'Dzwonisz do klienta',
        text: 'Przypominamy o umówionej rozmowie: {time}.',
      },
      moved: {
        subject: '[{reference}] Rozmowa przeniesiona: {time}',
        heading: 'Nowy termin rozmowy',
        text: 'Klient prosi o telefon w nowym terminie: {time}. Poprzedni termin jest wolny.',
      },
      cancelled: {
        subject: '[{reference}] Rozmowa odwołana: {time}',
        heading: 'Rozmowa odwołana',
        text: 'Rozmowa się nie odbędzie: {time}. Termin jest znowu wolny.',
      },
      /** A colleague calls instead. */
      passedOn: {
        subject: '[{reference}] Rozmowę przejmuje {adviser}: {time}',
        heading: 'Rozmowę przejmuje inna osoba',
        text: 'Zamiast Ciebie zadzwoni {adviser}. Termin: {time}.',
      },
      /** Why it is cancelled, where the lead was deleted. */
      deleted: 'Dane klienta zostały usunięte, więc tego zapytania już nie ma.',
      entry: 'Telefon do klienta {reference}',
      entryText: 'Zapytanie: {address}',
    },
    /** To the office: a call is cancelled because no adviser will be there. */
    desk: {
      subject: '[{reference}] Rozmowa odwołana, klient czeka: {time}',
      heading: 'Rozmowa odwołana, klient czeka',
      text: 'Doradcy nie będzie w terminie: {time}, a nikt inny nie ma wtedy wolnego. Klient wie, że rozmowy nie będzie, i czeka na kontakt: czas na odpowiedź już biegnie.',
    },
    /** Name of the time in the company's mail. */
    label: 'Termin rozmowy',
  },
  confirmation: {
    subject: 'Mamy Twoją wiadomość ({reference})',
    heading: 'Wiadomość dotarła',
    greeting: 'Dzień dobry,',
    arrived: 'dziękujemy za wiadomość wysłaną z naszej strony. Zapisaliśmy ją pod numerem:',
    nextOpen: 'Jesteśmy teraz w biurze, więc odezwiemy się zwykle w ciągu {minutes} minut.',
    nextToday: 'Biuro otwieramy dziś o {time}. Wtedy się odezwiemy.',
    nextClosed: 'Biuro jest teraz zamknięte. Odezwiemy się w najbliższym dniu roboczym.',
    nextCareer: 'Przeczytamy zgłoszenie i odezwiemy się, gdy tylko będziemy wiedzieli, co dalej.',
    quote: 'Jeśli chcesz coś dodać, odpowiedz na tę wiadomość albo zadzwoń i podaj ten numer.',
    estimate: 'Twoje oszacowanie {number}',
    estimateLink: 'oszacowanie na stronie, do obejrzenia i zapisania jako PDF',
    /** Before the link to the request. */
    own: 'To, co do nas trafiło, możesz w każdej chwili zobaczyć, pobrać albo usunąć:',
    ownLink: 'moje zapytanie',
    closing: 'Z pozdrowieniami',
    /** Of a person who asks to be called, in place of the same above. */
    call: {
      subject: 'Zadzwonimy do Ciebie: {topic} ({reference})',
      heading: 'Zadzwonimy do Ciebie',
      arrived: 'dziękujemy za prośbę o rozmowę. Temat: {topic}. Zapisaliśmy ją pod numerem:',
      number:
        'Doradca zadzwoni na numer {number}. Jeśli numer się nie zgadza, odpowiedz na tę wiadomość.',
    },
  },
  newsletter: {
    optIn: {
      subject: 'Potwierdź zapis na newsletter firmy {company}',
      heading: 'Jeszcze jedno kliknięcie',
      asked:
        'Ktoś, prawdopodobnie Ty, podał ten adres, aby dostawać newsletter firmy {company}. Potwierdź, że to Twoja prośba.',
      button: 'Potwierdzam zapis',
      ignore:
        'Jeśli to pomyłka, nie musisz nic robić: bez potwierdzenia niczego nie wyślemy, a po {days} dniach usuniemy ten adres.',
    },
    /** For a second sign-up. */
    already: {
      subject: 'Newsletter firmy {company}: ten adres jest już zapisany',
      heading: 'Ten adres jest już na liście',
      text: 'Ktoś, prawdopodobnie Ty, ponownie podał ten adres. Newsletter przychodzi na niego już teraz, więc nie trzeba nic robić.',
    },
    welcome: {
      subject: 'Witamy w newsletterze firmy {company}',
      heading: 'Zapis potwierdzony',
      text: 'Dziękujemy. Od teraz nasz newsletter będzie przychodzić na ten adres.',
    },
    leave: 'Nie chcesz już dostawać newslettera?',
    leaveLink: 'Wypisz ten adres',
  },
  notification: {
    subject: '[{reference}] Nowe zapytanie: {about}',
    heading: 'Nowe zapytanie',
    name: 'Imię i nazwisko',
    company: 'Firma',
    mail: 'E-mail',
    phone: 'Telefon',
    page: 'Strona',
    language: 'Język',
    message: 'Wiadomość',
    estimate: 'Oszacowanie',
    /** Before the names of files that the company does not get. */
    removed: 'Pliki usunięte, bo skaner wykrył w nich wirusa',
    open: 'Otwórz w panelu',
    reply: 'Odpowiedź na tę wiadomość trafi wprost do osoby, która wysłała zapytanie.',
  },
  offer: {
    subject: '{title}: oferta {number}',
    text: 'Dzień dobry,\n\nprzesyłamy ofertę: {title}.',
    link: 'Oferta z wyborem opcji, pytaniami do pozycji i przyjęciem jest pod tym adresem:',
    valid: 'Oferta jest ważna do {date}.',
    declaration:
      'W imieniu firmy {company} przyjmuję ofertę {number} w wersji {version} z dnia {date}, w pokazanym tu zakresie i na podanych w niej warunkach. Oświadczam, że mogę to zrobić w imieniu tej firmy. To oświadczenie w formie dokumentowej (art. 77² Kodeksu cywilnego), bez podpisu kwalifikowanego.',
    accepted: {
      subject: 'Przyjęcie oferty {number}, wersja {version}',
      text: 'Ofertę przyjmuje: {name}, {role}.',
    },
    declined: {
      subject: 'Odrzucenie oferty {number}, wersja {version}',
      text: 'Klient odrzucił ofertę i nie dodał nic więcej.',
    },
    moreTime: {
      subject: 'Prośba o więcej czasu: oferta {number}, wersja {version}',
      text: 'Klient prosi o więcej czasu na decyzję.',
    },
    asked: {
      subject: 'Pytanie do oferty {number}, wersja {version}: {line} ({name})',
      text: 'Pytanie do oferty.',
    },
    ends: {
      subject: 'Oferta {number} jest ważna do {date}',
      heading: 'Oferta niedługo straci ważność',
      text: 'Oferta {number} dla {name} jest ważna do {date}, a klient jeszcze nie zdecydował. Zapytanie {reference}. Klient nie dostaje przypomnienia.',
      open: 'Otwórz ofertę',
    },
    copy: {
      subject: 'Oferta {number} przyjęta',
      heading: 'Oferta {number} przyjęta',
      text: 'Oferta w wersji {version} jest przyjęta: {name}, {role}, {time}. W załączniku jest dokładnie to, co zostało przyjęte.',
      open: 'Zobacz ofertę',
    },
  },
  notices: {
    withdrawal: {
      subject: '[{reference}] Zgoda wycofana',
      heading: 'Zgoda wycofana',
      text: 'Osoba, która wysłała zapytanie {reference}, wycofała zgodę na przetwarzanie danych. Prosimy nie kontaktować się z nią w tej sprawie.',
      until: 'Zapytanie z załącznikami zostanie usunięte automatycznie, najpóźniej za {days} dni.',
    },
    digest: {
      subject: 'Kwarantanna: nowych zapytań {count}',
      heading: 'Zapytania w kwarantannie',
      text: 'Te zapytania mają po dwie niezależne oznaki spamu albo napłynęły naraz w dużej liczbie. Przyjęliśmy je i odłożyliśmy na bok; liczba nowych: {count}. Nikt z nadawców nie dostał potwierdzenia.',
      storedFor:
        'Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”. Pozostałe znikną po {days} dniach.',
    },
    /** The digest of a morning. */
    morning: {
      subject: 'Na dziś: czeka {waiting}, po terminie {overdue}',
      heading: 'Zestawienie na dziś',
      lines: {
        waiting: 'Czekają na odpowiedź: {count}',
        overdue: 'Po terminie: {count}',
        unverified: 'Niezweryfikowane, nowe od ostatniego zestawienia: {count}',
        silenced: 'Kwarantanna, nowe od ostatniego zestawienia: {count}',
        failed: 'Wiadomości, których nie udało się wysłać: {count}',
      },
      silencedNote:
        'O zapytaniach w kwarantannie nikt nie dostał osobnej wiadomości. Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”.',
      asOf: 'Stan na {time} ({zone}).',
    },
    /** A customer of a lead has written. */
    reply: {
      subject: '[{reference}] {sender}: {subject}',
      heading: 'Klient odpisał',
      text: 'Odpowiedz w panelu: odpowiedź na to powiadomienie nie trafi do klienta.',
    },
    /** A colleague's reply did not arrive. */
    lost: {
      subject: '[{reference}] Twoja odpowiedź nie dotarła',
      heading: 'Odpowiedź nie dotarła',
      text: 'Sprawdź adres i wyślij odpowiedź jeszcze raz albo zadzwoń. Klient wciąż czeka.',
      othersGotIt: 'Pozostałe osoby dostały odpowiedź. Sprawdź ten adres albo zadzwoń.',
      reason: 'Powód',
    },
    mailbox: {
      subject: 'Skrzynka sprzedaży nie jest odczytywana',
      heading: 'Nie widzimy listów od klientów',
      well: 'Skrzynka jest już odczytywana: listy, które czekały, są w zapytaniach.',
    },
    /** A colleague's answer by mail was not passed on. */
    unsent: {
      subject: 'Nie wysłano do klienta: {subject}',
      heading: 'Twojej odpowiedzi nie wysłano',
      reasons: {
        unproven:
          'Nie wiemy na pewno, że napisało ją Twoje konto: odpowiedz na powiadomienie, które przyszło do Ciebie, z adresu swojego konta, albo w panelu.',
        loop: 'W ciągu dziesięciu minut wysłaliśmy do tego klienta już trzy odpowiedzi z poczty: to mogą być dwa programy, które odpowiadają sobie nawzajem. Odpowiedz w panelu.',
        gone: 'Tego zapytania już nie ma albo nie ma w nim adresu klienta.',
        empty: 'Nie ma w niej ani słowa poza cytatem.',
        newer:
          'Klient napisał jeszcze raz, zanim przyszła Twoja odpowiedź: jego nowe słowa są w zapytaniu. Jeśli Twoje mają wyjść bez zmian, wyślij tę odpowiedź jeszcze raz.',
        second:
          'Po powiadomieniu, na które odpowiadasz, odpowiedział klientowi już ktoś inny: jego słowa są w zapytaniu. Jeśli Twoje mają wyjść mimo to, wyślij tę odpowiedź jeszcze raz.',
      },
    },
    /** At the end of a notice that may be answered. */
    byMail:
      'Odpowiedz na tę wiadomość: Twoje słowa pójdą do klienta w imieniu firmy i staną w zapytaniu.',
    /** A mail came in that fits no lead. */
    unmatched: {
      subject: 'Bez zapytania: {sender}: {subject}',
      heading: 'Wiadomość bez zapytania',
      text: 'Ta wiadomość nie pasuje do żadnego zapytania. Otwórz ją w panelu i przypisz do zapytania albo utwórz z niej nowe.',
    },
    /** Before the subject of a mail. */
    mailSubject: 'Temat',
    /** More came in within an hour. */
    allUnmatched: {
      subject: 'Wiadomości bez zapytania: {count}',
      heading: 'Wiadomości bez zapytania',
      text: 'W ciągu godziny przyszło więcej wiadomości, które nie pasują do żadnego zapytania. Razem czeka ich teraz: {count}. O następnych napiszemy najwyżej raz na godzinę.',
      spam: 'W widoku „Spam” leżą: {count}. Nic nie zostało wyrzucone.',
      open: 'Otwórz listę',
    },
    open: 'Otwórz w panelu',
    openList: 'Przejrzyj kwarantannę',
    openInbox: 'Otwórz skrzynkę',
  },
  colleagues: {
    assigned: {
      subject: '[{reference}] Zapytanie dla Ciebie: {about}',
      heading: 'Zapytanie jest Twoje',
      text: 'Odpowiedź obiecaliśmy do: {due}.',
    },
    half: {
      subject: '[{reference}] Minęła połowa czasu na odpowiedź',
      heading: 'Minęła połowa czasu na odpowiedź',
      text: 'Odpowiedź obiecaliśmy do: {due}.',
    },
    overdue: {
      subject: '[{reference}] Minął termin odpowiedzi',
      heading: 'Minął termin odpowiedzi',
      text: 'Odpowiedź obiecaliśmy do: {due}. Ktoś z Was powinien odezwać się teraz.',
    },
    twice: {
      subject: '[{reference}] Minął dwukrotny czas na odpowiedź',
      heading: 'Minął dwukrotny czas na odpowiedź',
      text: 'Odpowiedź obiecaliśmy do: {due}. Przypomnienia już wyszły, a odpowiedzi nadal nie ma.',
    },
    /** In a reminder: the sender, and the moment at which the lead came in. */
    waits: 'Od: {sender}. Otrzymano: {arrived}.',
    owner: 'Opiekun: {name}.',
    noOwner: 'To zapytanie nie ma jeszcze opiekuna.',
    weekly: {
      subject: 'Tydzień od {monday}: w terminie {inTime} z {received}',
      heading: 'Zapytania minionego tygodnia',
      intro: 'Zapytania z tygodnia od {monday}: {received}. Odpowiedzi w terminie: {inTime}.',
      people: 'W terminie według osób',
      topics: 'W terminie według tematów',
      share: '{name}: {inTime} z {leads}',
      nobody: 'bez opiekuna',
      waited: 'Czekali dłużej niż obiecane {minutes} minut',
      answeredAfter: '{reference}: odpowiedź po {wait}',
      stillWaiting: '{reference}: bez odpowiedzi od {wait}',
      nothingWaited: 'Każda odpowiedź wyszła w terminie.',
      more: 'Dalsze zapytania: {count}',
      lost: 'Przegrane',
      noReason: 'nie podano powodu',
      nothingLost: 'Żadne zapytanie nie przepadło.',
      sales: {
        title: 'Sprzedaż',
        won: 'Wygrane: {total}',
        lost: 'Przegrane: {total}',
        open: 'Otwarte: {total}',
        thisWeek: 'Spodziewane zamknięcie w tym tygodniu: {total}',
        nextWeek: 'Spodziewane zamknięcie w przyszłym tygodniu: {total}',
        net: 'Kwoty netto; gdzie nie wpisano wartości, liczy się środek oszacowania.',
        people: 'Sprzedaż według osób',
        person: '{name}: wygrane {won}, przegrane {lost}, otwarte {open}',
        campaigns: 'Wygrane według kampanii',
        noCampaign: 'bez kampanii',
      },
    },
  },
  lead: {
    job: 'Stanowisko',
    ...choiceWords('pl'),
    chosen: 'Wybrany zakres',
    later: 'drugi etap',
    others: 'Pozostałe dane z formularza',
    files: 'Załączniki',
    referrer: 'Strona odsyłająca',
    campaign: 'Kampania',
    parameters: {
      utm_source: 'źródło',
      utm_medium: 'medium',
      utm_campaign: 'kampania',
      utm_term: 'hasło',
      utm_content: 'treść',
      gclid: 'kliknięcie w reklamę Google',
      fbclid: 'kliknięcie na Facebooku',
      msclkid: 'kliknięcie w reklamę Microsoft',
    },
    /** After a number that could not be read as one. */
    asTyped: 'tak wpisano',
  },
  request: { request: 'Zgłoszenie', of: 'z dnia {date}', title: 'Co do nas trafiło' },
  reply: {
    /** Subject that a reply begins with. */
    subject: 'Odpowiedź na zapytanie {reference}',
    /** Subject of a visitor's request, as a sentence of a reply names it. */
    topics: {
      services: 'usługi',
      offer: 'oferta',
      miscellaneous: 'inna sprawa',
      'e-commerce': 'sklep internetowy',
      jobApply: 'rekrutacja',
      estimate: 'wycena',
      Project: 'projekt',
      Newsletter: 'newsletter',
      Consultation: 'konsultacja',
    },
    reminder: {
      subject: '[{reference}] Następny krok: {step}',
      heading: 'Następny krok',
      text: '{step}. Termin: {time}. Zapytanie {reference}, {name}.',
    },
  },
};

/** The words of all mails, and of a request as PDF, in one language. */
export type MailWords = typeof pl;
