import type { SiteSettings } from '@osnowa/contract';
import type { Entry, Words } from '../shape.ts';

/** Everything that names the company. The terms (a PDF) are uploaded by the loader. */
export const SITE_SETTINGS: Entry<Omit<SiteSettings, 'Terms'>> = {
  companyName: 'Tkalnia',
  legalName: 'Tkalnia sp. z o.o.',
  foundedYear: 2014,
  slogan: {
    pl: 'Oprogramowanie szyte na miarę',
    en: 'Software, made to measure',
    de: 'Software nach Maß',
  },
  description: {
    pl: 'Projektujemy, budujemy i utrzymujemy oprogramowanie dla firm: aplikacje webowe, mobilne i desktopowe oraz własne systemy ERP, FIBU, DATA i DMS. Z Łodzi, dla firm w Polsce, Niemczech i Wielkiej Brytanii.',
    en: 'We design, build and look after business software: web, mobile and desktop applications, and our own ERP, FIBU, DATA and DMS systems. From Łódź, for companies in Poland, Germany and the United Kingdom.',
    de: 'Wir entwerfen, bauen und betreuen Unternehmenssoftware: Web-, Mobil- und Desktopanwendungen sowie unsere eigenen Systeme ERP, FIBU, DATA und DMS. Aus Łódź, für Unternehmen in Polen, Deutschland und Großbritannien.',
  },
  office: { phone: '+48 42 000 00 10', email: 'biuro@tkalnia.example' },
  sales: { phone: '+48 42 000 00 20', email: 'sprzedaz@tkalnia.example' },
  address: {
    street: 'ul. Przędzalniana 100',
    postalCode: '90-001',
    city: 'Łódź',
    countryCode: 'PL',
    latitude: 51.7542,
    longitude: 19.4839,
  },
  timeZone: 'Europe/Warsaw',
  officeHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })),
  claims: [
    {
      value: { pl: '10+ lat', en: '10+ years', de: '10+ Jahre' },
      label: {
        pl: 'na rynku, jako Tkalnia od 2014 roku',
        en: 'in business, as Tkalnia since 2014',
        de: 'am Markt, als Tkalnia seit 2014',
      },
    },
    {
      value: { pl: '30 lat', en: '30 years', de: '30 Jahre' },
      label: {
        pl: 'dedykowanych aplikacji, od pierwszego programu w 1996 roku',
        en: 'of dedicated applications, since our first program in 1996',
        de: 'individuelle Anwendungen, seit dem ersten Programm 1996',
      },
    },
    {
      value: { pl: '15 min', en: '15 min', de: '15 Min.' },
      label: {
        pl: 'do pierwszej odpowiedzi',
        en: 'to a first reply',
        de: 'bis zur ersten Antwort',
      },
    },
    {
      value: { pl: '+1 h', en: '+1 h', de: '+1 h' },
      label: {
        pl: 'do czasu w Londynie, tyle samo co w Berlinie',
        en: 'ahead of the UK, all year round',
        de: 'zu London, dieselbe Zeit wie bei Ihnen',
      },
    },
  ],
  socialLinks: [
    { name: 'LinkedIn', url: 'https://www.linkedin.example/company/tkalnia' },
    { name: 'GitHub', url: 'https://github.example/tkalnia' },
    { name: 'YouTube', url: 'https://www.youtube.example/@tkalnia' },
  ],
  association: {
    name: {
      pl: 'Izba Oprogramowania dla Przemysłu',
      en: 'Chamber of Software for Industry',
      de: 'Kammer für Industriesoftware',
    },
    url: 'https://izba.example',
    logo: 'brand/association.png',
  },
  contactConsent: {
    version: '2026-11-21',
    short: {
      pl: 'Wyrażam zgodę na kontakt w sprawie tego zgłoszenia.',
      en: 'I agree to be contacted about this message.',
      de: 'Ich bin damit einverstanden, zu dieser Nachricht kontaktiert zu werden.',
    },
    full: {
      pl: 'Administratorem danych jest Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź. Podane dane wykorzystamy tylko po to, by odpowiedzieć na to zgłoszenie: przygotować ofertę albo rozpatrzyć zgłoszenie do pracy. Podstawą jest Twoja zgoda, a przed zawarciem umowy także Twoja prośba o ofertę (art. 6 ust. 1 lit. a i b RODO).\n\nZapytania przechowujemy nie dłużej niż 24 miesiące od ostatniego kontaktu, zgłoszenia do pracy 6 miesięcy. Dane widzą nasi pracownicy oraz firmy, które utrzymują dla nas serwer i pocztę.\n\nZgodę możesz wycofać w każdej chwili, pisząc na adres biuro@tkalnia.example. Przysługuje Ci prawo dostępu do danych, ich poprawienia, usunięcia i przeniesienia oraz prawo skargi do Prezesa Urzędu Ochrony Danych Osobowych. Szczegóły: polityka prywatności.',
      en: 'The controller of your data is Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, Poland. We use the details you give only to answer this message: to prepare a quote or to consider a job application. The basis is your consent and, before a contract, your request for a quote (Article 6(1)(a) and (b) GDPR).\n\nWe keep enquiries for no longer than 24 months after our last contact, and job applications for 6 months. Your details are seen by our staff and by the companies that run our server and mail for us.\n\nYou may withdraw your consent at any time by writing to biuro@tkalnia.example. You have the right to see, correct, erase and transfer your data, and to complain to a data protection authority. See our privacy policy for details.',
      de: 'Verantwortlich für die Verarbeitung ist die Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, Polen. Wir verwenden Ihre Angaben ausschließlich, um auf diese Nachricht zu antworten: um ein Angebot vorzubereiten oder eine Bewerbung zu prüfen. Grundlage ist Ihre Einwilligung, vor einem Vertrag auch Ihre Bitte um ein Angebot (Art. 6 Abs. 1 Buchst. a und b DSGVO).\n\nAnfragen speichern wir höchstens 24 Monate nach dem letzten Kontakt, Bewerbungen 6 Monate. Ihre Angaben sehen unsere Mitarbeiter und die Firmen, die für uns Server und E-Mail betreiben.\n\nSie können Ihre Einwilligung jederzeit per E-Mail an biuro@tkalnia.example widerrufen. Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Übertragung Ihrer Daten sowie auf Beschwerde bei einer Datenschutzbehörde. Einzelheiten finden Sie in unserer Datenschutzerklärung.',
    },
  },
  newsletterConsent: {
    version: '2026-11-21',
    short: {
      pl: 'Chcę dostawać newsletter Tkalni, najwyżej raz w miesiącu.',
      en: 'I would like to receive the Tkalnia newsletter, once a month at most.',
      de: 'Ich möchte den Newsletter von Tkalnia erhalten, höchstens einmal im Monat.',
    },
    full: {
      pl: 'Administratorem danych jest Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź. Imię i adres e-mail wykorzystamy tylko do wysyłki newslettera; podstawą jest Twoja zgoda. Widzą je nasi pracownicy oraz firmy, które utrzymują dla nas serwer i pocztę. Zapis trzeba potwierdzić odnośnikiem, który przyślemy e-mailem. Każda wiadomość zawiera odnośnik do wypisania się jednym kliknięciem; po wypisaniu usuwamy dane.\n\nPrzysługuje Ci prawo dostępu do danych, ich poprawienia, usunięcia i przeniesienia oraz prawo skargi do Prezesa Urzędu Ochrony Danych Osobowych.',
      en: 'The controller of your data is Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, Poland. We use your name and email address only to send the newsletter; the basis is your consent. They are seen by our staff and by the companies that run our server and mail for us. You confirm your subscription with a link that we send by email. Every issue has a link that unsubscribes you with one click; we then delete your data.\n\nYou have the right to see, correct, erase and transfer your data, and to complain to a data protection authority.',
      de: 'Verantwortlich für die Verarbeitung ist die Tkalnia sp. z o.o., ul. Przędzalniana 100, 90-001 Łódź, Polen. Wir verwenden Ihren Namen und Ihre E-Mail-Adresse ausschließlich für den Versand des Newsletters; Grundlage ist Ihre Einwilligung. Sie werden von unseren Mitarbeitern und den Firmen gesehen, die für uns Server und E-Mail betreiben. Sie bestätigen die Anmeldung über einen Link, den wir Ihnen per E-Mail senden. Jede Ausgabe enthält einen Link, mit dem Sie sich mit einem Klick abmelden; danach löschen wir Ihre Daten.\n\nSie haben das Recht auf Auskunft, Berichtigung, Löschung und Übertragung Ihrer Daten sowie auf Beschwerde bei einer Datenschutzbehörde.',
    },
  },
  trackers: {},
};

/** What the pictures say that belong to the settings. */
export const BRAND_ALT: Record<string, Words> = {
  'brand/association.png': {
    pl: 'Znak Izby Oprogramowania dla Przemysłu.',
    en: 'Mark of the Chamber of Software for Industry.',
    de: 'Zeichen der Kammer für Industriesoftware.',
  },
};
