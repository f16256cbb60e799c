import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** Samples to be replaced by the company's own texts, and marked as such. */
export const LEGAL_PAGES: Entry<Page>[] = [
  {
    pageName: 'privacy',
    title: {
      pl: 'Prywatność i pliki cookie',
      en: 'Privacy and cookies',
      de: 'Datenschutz und Cookies',
    },
    subtitle: {
      pl: 'Tekst przykładowy. Przed uruchomieniem strony zastąp go własną polityką prywatności.',
      en: 'Sample text. Replace it with your own privacy policy before the site goes live.',
      de: 'Mustertext. Bitte vor dem Start der Website durch Ihre eigene Datenschutzerklärung ersetzen.',
    },
    seoDescription: {
      pl: 'Jakie dane zbiera ta strona, po co, jak długo je przechowujemy i jakie prawa Ci przysługują.',
      en: 'What data this site collects, why, how long we keep it, and what rights you have.',
      de: 'Welche Daten diese Website erhebt, wozu, wie lange wir sie aufbewahren und welche Rechte Sie haben.',
    },
    sections: [
      {
        blockType: 'text',
        content: {
          pl: `## Kto odpowiada za dane

Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, [biuro@tkalnia.example](mailto:biuro@tkalnia.example), +48 42 000 00 10.

## Formularze

Dane z formularza wykorzystujemy tylko do odpowiedzi na zapytanie i przygotowania oferty. Podstawą jest Twoja zgoda albo działanie przed zawarciem umowy na Twoje żądanie. Przechowujemy je najwyżej 24 miesiące od ostatniego kontaktu, a dokumenty kandydatów do pracy najwyżej 6 miesięcy.

Razem z zapytaniem zapisujemy stronę, z której je wysłano, język, czas oraz treść i wersję zgody.

## Newsletter

Zapis potwierdzasz odnośnikiem w wiadomości e-mail. Wypisać się można jednym kliknięciem w każdej wiadomości.

## Pliki cookie

Strona używa dwóch plików, które są jej niezbędne:

- **i18n_redirected** zapamiętuje wybrany język na 365 dni.
- **consent** zapamiętuje Twoją odpowiedź na pytanie o pliki cookie na 180 dni.

Ponadto w pamięci Twojej przeglądarki, skąd nic nie jest nigdzie wysyłane, zostają:

- to, co wpiszesz w formularz, także imię i nazwisko, e-mail i telefon, do czasu wysłania albo zamknięcia karty przeglądarki;
- data, kiedy pokazaliśmy propozycję newslettera, żeby nie pokazywać jej przy każdej wizycie;
- numery ofert zamkniętych przy artykułach, żeby nie wracały;
- czas ostatniego ponownego wczytania strony, której plik nie dotarł, do zamknięcia karty.

Wszystko to usuniesz w ustawieniach przeglądarki, czyszcząc dane tej strony.

Jeśli firma włączy narzędzia statystyczne, strona zapyta o zgodę i nie wczyta niczego przed jej udzieleniem. Zgodę można zmienić odnośnikiem w stopce.

## Twoje prawa

Możesz żądać dostępu do danych, ich poprawienia, usunięcia, ograniczenia i przeniesienia, wycofać zgodę oraz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.`,
          en: `## Who is responsible

Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, Poland, [biuro@tkalnia.example](mailto:biuro@tkalnia.example), +48 42 000 00 10.

## Forms

We use what you enter in a form only to answer your enquiry and to prepare an offer. The basis is your consent, or steps taken at your request before a contract. We keep the data for no longer than 24 months after our last contact, and the papers of job applicants for no longer than 6 months.

With an enquiry we store the page it was sent from, the language, the time, and the text and version of the consent.

## Newsletter

You confirm a subscription with a link in an email. One click in any issue unsubscribes you.

## Cookies

The site uses two cookies, which it needs:

- **i18n_redirected** remembers the chosen language for 365 days.
- **consent** remembers your answer to the question about cookies for 180 days.

In addition, the following stays in your browser’s own storage and is sent nowhere from there:

- what you type into a form, including your name, email address and phone number, until you send it or close the tab;
- the date on which we offered you the newsletter, so that we do not offer it on every visit;
- the numbers of offers you closed beside articles, so that they do not come back;
- the time of the last reload of a page whose file did not arrive, until you close the tab.

You can delete all of it in your browser’s settings by clearing this site’s data.

If the company switches on statistics, the site asks for consent and loads nothing before you give it. You can change your choice with a link in the footer.

## Your rights

You may ask for access to your data, for correction, erasure, restriction and transfer, withdraw your consent, and complain to a data protection authority.`,
          de: `## Wer verantwortlich ist

Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, Polen, [biuro@tkalnia.example](mailto:biuro@tkalnia.example), +48 42 000 00 10.

## Formulare

Ihre Angaben verwenden wir ausschließlich, um Ihre Anfrage zu beantworten und ein Angebot vorzubereiten. Grundlage ist Ihre Einwilligung oder eine vorvertragliche Maßnahme auf Ihren Wunsch. Wir speichern die Daten höchstens 24 Monate nach dem letzten Kontakt, Bewerbungsunterlagen höchstens 6 Monate.

Mit einer Anfrage speichern wir die Seite, von der sie gesendet wurde, die Sprache, die Zeit sowie Text und Fassung der Einwilligung.

## Newsletter

Die Anmeldung bestätigen Sie über einen Link in einer E-Mail. Abmelden können Sie sich mit einem Klick in jeder Ausgabe.

## Cookies

Die Website verwendet zwei notwendige Cookies:

- **i18n_redirected** merkt sich die gewählte Sprache für 365 Tage.
- **consent** merkt sich Ihre Antwort auf die Frage nach Cookies für 180 Tage.

Außerdem bleibt Folgendes im Speicher Ihres Browsers und wird von dort nirgendwohin gesendet:

- was Sie in ein Formular eingeben, auch Name, E-Mail-Adresse und Telefonnummer, bis Sie es senden oder den Tab schließen;
- das Datum, an dem wir Ihnen den Newsletter angeboten haben, damit das Angebot nicht bei jedem Besuch erscheint;
- die Nummern von Angeboten, die Sie neben Artikeln geschlossen haben, damit sie nicht wiederkommen;
- der Zeitpunkt, zu dem eine Seite zuletzt neu geladen wurde, weil eine Datei fehlte, bis Sie den Tab schließen.

All das können Sie in den Einstellungen Ihres Browsers löschen, indem Sie die Daten dieser Website entfernen.

Schaltet das Unternehmen Statistikwerkzeuge ein, fragt die Website nach Ihrer Einwilligung und lädt vorher nichts. Ihre Wahl können Sie über einen Link in der Fußzeile ändern.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen, Ihre Einwilligung widerrufen und sich bei einer Datenschutzbehörde beschweren.`,
        },
      },
    ],
  },
  {
    pageName: 'accessibility',
    title: {
      pl: 'Deklaracja dostępności',
      en: 'Accessibility statement',
      de: 'Erklärung zur Barrierefreiheit',
    },
    subtitle: {
      pl: 'Chcemy, żeby z tej strony mógł skorzystać każdy, niezależnie od tego, jak czyta i czym klika.',
      en: 'We want everyone to be able to use this site, however they read and whatever they click with.',
      de: 'Wir möchten, dass jeder diese Website nutzen kann, wie auch immer er liest und womit er klickt.',
    },
    seoDescription: {
      pl: 'Stan dostępności strony według WCAG 2.2 na poziomie AA i sposób zgłoszenia bariery.',
      en: 'How accessible the site is by WCAG 2.2, level AA, and how to report a barrier.',
      de: 'Stand der Barrierefreiheit nach WCAG 2.2, Stufe AA, und wie Sie eine Barriere melden.',
    },
    sections: [
      {
        blockType: 'text',
        content: {
          pl: `## Standard

Stronę projektujemy zgodnie z WCAG 2.2 na poziomie AA. Każdą zmianę sprawdzamy automatycznie oraz ręcznie: klawiaturą, czytnikiem ekranu i w powiększeniu 200%.

## Co działa

- Całą stronę można obsłużyć klawiaturą, a miejsce, w którym jesteś, jest zawsze widoczne.
- Formularze działają także bez JavaScriptu i mówią słowami, co poprawić.
- Animacje znikają, gdy w systemie wybrano ograniczenie ruchu.
- Każdy obraz, który coś znaczy, ma opis w trzech językach.

## Czego jeszcze brakuje

Wpisy na blogu są tylko po polsku. Wzór ogólnych warunków w pliku PDF nie jest w pełni otagowany; tę samą treść wyślemy na życzenie w innej postaci.

## Zgłoś barierę

Napisz na [biuro@tkalnia.example](mailto:biuro@tkalnia.example) albo zadzwoń: +48 42 000 00 10. Odpowiemy w ciągu siedmiu dni.`,
          en: `## Standard

We design the site to WCAG 2.2, level AA. Every change is checked automatically and by hand: with a keyboard, with a screen reader and at 200% zoom.

## What works

- The whole site can be used with a keyboard, and you always see where you are.
- Forms work without JavaScript and say in words what to correct.
- Animation disappears when your system asks for reduced motion.
- Every picture that means something is described in three languages.

## What is still missing

Blog articles are in Polish only. The sample of the general terms, a PDF file, is not fully tagged; on request we send the same text in another form.

## Report a barrier

Write to [biuro@tkalnia.example](mailto:biuro@tkalnia.example) or ring +48 42 000 00 10. We reply within seven days.`,
          de: `## Standard

Wir gestalten die Website nach WCAG 2.2, Stufe AA. Jede Änderung prüfen wir automatisch und von Hand: mit Tastatur, mit Screenreader und bei 200 % Vergrößerung.

## Was funktioniert

- Die ganze Website lässt sich mit der Tastatur bedienen, und Sie sehen immer, wo Sie sind.
- Formulare funktionieren auch ohne JavaScript und sagen in Worten, was zu berichtigen ist.
- Animationen entfallen, wenn Ihr System reduzierte Bewegung wünscht.
- Jedes Bild, das etwas bedeutet, ist in drei Sprachen beschrieben.

## Was noch fehlt

Die Blogbeiträge gibt es nur auf Polnisch. Das Muster der Geschäftsbedingungen, eine PDF-Datei, ist nicht vollständig ausgezeichnet; auf Wunsch senden wir denselben Text in anderer Form.

## Barriere melden

Schreiben Sie an [biuro@tkalnia.example](mailto:biuro@tkalnia.example) oder rufen Sie an: +48 42 000 00 10. Wir antworten innerhalb von sieben Tagen.`,
        },
      },
    ],
  },
];
