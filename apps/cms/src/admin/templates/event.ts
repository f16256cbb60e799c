import { label } from '../../kit/words.ts';
import type { PageTemplate, Texts } from './template.ts';

const SPEAKER: Texts = {
  pl: '[Kto mówi i czego dowie się gość]',
  en: '[Who speaks, and what visitors learn]',
  de: '[Wer spricht und was die Gäste erfahren]',
};

/** A page for a trade fair or another event: when and where, the programme, and the form. */
export const event: PageTemplate = {
  name: label((w) => w.templates.event.name),
  about: label((w) => w.templates.event.about),
  sections: [
    {
      blockType: 'hero',
      title: {
        pl: 'Spotkajmy się: [nazwa wydarzenia]',
        en: 'Meet us at [name of the event]',
        de: 'Treffen Sie uns: [Name der Veranstaltung]',
      },
      subtitle: {
        pl: '[Data wydarzenia], [miasto i miejsce]',
        en: '[Date of the event], [city and venue]',
        de: '[Datum der Veranstaltung], [Stadt und Ort]',
      },
      button: { pl: 'Umów spotkanie', en: 'Arrange a meeting', de: 'Termin vereinbaren' },
      buttonDestination: '#contact-form',
    },
    {
      blockType: 'points',
      title: { pl: 'Kiedy i gdzie', en: 'When and where', de: 'Wann und wo' },
      items: [
        {
          icon: 'calendar-days',
          title: { pl: '[Dzień i godziny]', en: '[Day and hours]', de: '[Tag und Uhrzeit]' },
          description: {
            pl: '[Od kiedy do kiedy można przyjść i czy trzeba się zapisać]',
            en: '[From when until when visitors can come, and whether they have to sign up]',
            de: '[Von wann bis wann Gäste kommen können und ob sie sich anmelden müssen]',
          },
        },
        {
          icon: 'map-pin',
          title: { pl: '[Nazwa miejsca]', en: '[Name of the venue]', de: '[Name des Ortes]' },
          description: {
            pl: '[Adres, hala i numer stoiska, najbliższy przystanek]',
            en: '[Address, hall and stand number, nearest stop]',
            de: '[Adresse, Halle und Standnummer, nächste Haltestelle]',
          },
        },
        {
          icon: 'users',
          title: { pl: '[Kogo można spotkać]', en: '[Whom to meet]', de: '[Wer vor Ort ist]' },
          description: {
            pl: '[Imiona i specjalności osób, które będą na miejscu]',
            en: '[Names and fields of the people who will be there]',
            de: '[Namen und Fachgebiete der Personen vor Ort]',
          },
        },
      ],
    },
    {
      blockType: 'stages',
      title: { pl: 'Program', en: 'Programme', de: 'Ablauf' },
      items: [
        {
          title: {
            pl: '[Godzina i pierwszy punkt programu]',
            en: '[Time and first item of the programme]',
            de: '[Uhrzeit und erster Programmpunkt]',
          },
          description: SPEAKER,
        },
        {
          title: {
            pl: '[Godzina i drugi punkt programu]',
            en: '[Time and second item of the programme]',
            de: '[Uhrzeit und zweiter Programmpunkt]',
          },
          description: SPEAKER,
        },
        {
          title: {
            pl: '[Godzina i trzeci punkt programu]',
            en: '[Time and third item of the programme]',
            de: '[Uhrzeit und dritter Programmpunkt]',
          },
          description: SPEAKER,
        },
      ],
    },
    {
      blockType: 'contact',
      title: {
        pl: 'Umów się na rozmowę',
        en: 'Arrange a talk with us',
        de: 'Vereinbaren Sie ein Gespräch',
      },
      subtitle: {
        pl: 'Napisz, którego dnia i o której godzinie Ci pasuje. Potwierdzimy termin.',
        en: 'Tell us which day and time suit you. We will confirm the appointment.',
        de: 'Schreiben Sie uns, welcher Tag und welche Uhrzeit Ihnen passen. Wir bestätigen den Termin.',
      },
    },
  ],
};
