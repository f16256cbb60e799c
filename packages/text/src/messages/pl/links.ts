import type { FormTopic } from '@osnowa/contract';
import { fieldLabels } from '../../field-labels.ts';
import { offer } from './offer.ts';

/** Labels of the pages behind links in mails; sent with those pages only. */
export const links = {
  confirm: {
    title: 'Potwierdzenie zapisu',
    heading: 'Potwierdź zapis na newsletter',
    text: 'Jeszcze jedno kliknięcie i gotowe. Jeśli to nie Twoja prośba, po prostu zamknij stronę.',
    button: 'Potwierdzam zapis',
    doneHeading: 'Zapis potwierdzony',
    doneText:
      'Dziękujemy. Wysłaliśmy wiadomość powitalną; w każdej jest odnośnik do wypisania się.',
    failedHeading: 'Ten odnośnik już nie działa',
    failedText:
      'Zapis został już potwierdzony, minęło 14 dni albo adres został skopiowany tylko w części. Jeśli newsletter nie przychodzi, zapisz się jeszcze raz.',
    again: 'Zapisz się na newsletter',
  },
  unsubscribe: {
    title: 'Wypisanie z newslettera',
    heading: 'Wypisać ten adres z newslettera?',
    text: 'Przestaniemy wysyłać na niego newsletter od razu.',
    button: 'Wypisuję ten adres',
    doneHeading: 'Ten adres nie jest na liście',
    doneText: 'Nie wyślemy już na niego newslettera. Zapisać się można znowu w każdej chwili.',
    failedHeading: 'Ten odnośnik jest niepełny',
    failedText:
      'Skopiuj z wiadomości cały adres albo odpowiedz na nią jednym słowem: wypisz. Zrobimy to ręcznie.',
    again: 'Zapisz się na newsletter',
  },
  request: {
    title: 'Co nam przesłano',
    heading: 'Twoje zapytanie {reference}',
    headingJob: 'Twoje zgłoszenie {reference}',
    received:
      'Otrzymaliśmy je {date}. Tu zobaczysz, co nam przesłano, i zdecydujesz, co z tym dalej.',
    kept: 'Usuniemy je najpóźniej {date}.',
    withdrawn:
      'Zgoda wycofana {date}. Nie pracujemy już nad tą sprawą i nie będziemy się w niej kontaktować.',
    sentHeading: 'Co nam przesłano',
    fields: {
      ...fieldLabels('pl'),
      attachments: 'Załączniki',
      page: 'Strona z formularzem',
      language: 'Język strony',
      referrer: 'Strona, z której nastąpiło wejście',
      campaign: 'Kampania',
      network: 'Skrócony adres IP',
      estimate: 'Oszacowanie',
      chosen: 'Wybrane',
      later: 'Na drugi etap',
      preset: 'Zestaw',
    },
    topics: {
      services: 'Usługi',
      offer: 'Oferta',
      'e-commerce': 'Sklep internetowy',
      miscellaneous: 'Inna sprawa',
      jobApply: 'Zgłoszenie do pracy',
      estimate: 'Wycena',
      Project: 'Projekt',
      Newsletter: 'Zapis na newsletter',
      Consultation: 'Rozmowa z doradcą',
    } as Record<FormTopic, string>,
    call: {
      heading: 'Rozmowa z doradcą',
      booked: 'Doradca zadzwoni w umówionym terminie: {time} ({zone}). Rozmowa trwa 15 minut.',
      bookedBy: '{adviser} zadzwoni w umówionym terminie: {time} ({zone}). Rozmowa trwa 15 minut.',
      cancelled: 'Rozmowa jest odwołana: {time} ({zone}).',
      again: 'Umów nową rozmowę',
      over: 'Termin rozmowy minął: {time} ({zone}).',
      yours: 'u Ciebie {time}',
      move: 'Przenieś rozmowę',
      moveText: 'Wybierz nowy termin. Poprzedni zwolnimy od razu.',
      moveButton: 'Przenoszę rozmowę',
      cancel: 'Odwołaj rozmowę',
      cancelText:
        'Zwolnimy ten termin. Zapytanie zostanie u nas, nową rozmowę możesz umówić w każdej chwili.',
      cancelButton: 'Odwołuję rozmowę',
      failed: 'Tej rozmowy nie można już zmienić. Zadzwoń: {phone}.',
    },
    consentHeading: 'Na co wyrażono zgodę',
    consentAccepted: 'Wersja {version}, zaakceptowana {date}.',
    choicesHeading: 'Co chcesz zrobić?',
    pdf: 'Zapisz jako PDF',
    download: 'Pobierz kopię danych',
    downloadText: 'Plik JSON z tym, co widać na tej stronie.',
    extend: 'Zachowaj zgłoszenie na przyszłe rekrutacje',
    extendText:
      'Zachowamy je do {date} i weźmiemy pod uwagę także przy innych stanowiskach. Zgodę można w każdej chwili wycofać.',
    extendButton: 'Zgadzam się',
    withdraw: 'Wycofaj zgodę',
    withdrawText:
      'Przestaniemy pracować nad tą sprawą i nie odezwiemy się w niej. Po 30 dniach usuniemy dane.',
    withdrawButton: 'Wycofuję zgodę',
    delete: 'Usuń moje dane',
    deleteText:
      'Usuniemy wszystko, co nam przesłano, razem z załącznikami i wysłanymi wiadomościami. Tego nie da się cofnąć.',
    deleteButton: 'Usuń na zawsze',
    deletedHeading: 'Dane usunięte',
    deletedText: 'Nie mamy już ani danych, ani załączników. Dziękujemy za kontakt.',
    goneHeading: 'Tych danych już nie mamy',
    goneText: 'Zostały usunięte na prośbę nadawcy albo dlatego, że minął czas przechowywania.',
    failedHeading: 'Ten odnośnik jest niepełny',
    failedText: 'Skopiuj z naszej wiadomości cały adres, od „https” do końca.',
  },
  offer,
  unavailableHeading: 'Teraz nie możemy tego zrobić',
  unavailableText: 'Nic się nie zmieniło. Spróbuj za kilka minut albo zadzwoń: {phone}.',
  home: 'Strona główna',
  privacy: 'Jak chronimy dane',
};

/** Shape of the words of these pages. */
export type LinkMessages = typeof links;
