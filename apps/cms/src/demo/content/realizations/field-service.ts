import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const FIELD_SERVICE: Listed<Realization> = {
  slug: 'field-service',
  shouldShowInHeaderMenu: true,
  icon: 'route',
  image: 'realizations/field-service-1.webp',
  name: { pl: 'Field Service', en: 'Field Service', de: 'Field Service' },
  header: {
    pl: 'Trasy dwunastu serwisantów ułożone przed szóstą rano',
    en: 'Routes for twelve technicians, planned before six in the morning',
    de: 'Die Touren von zwölf Technikern stehen vor sechs Uhr morgens',
  },
  description: {
    pl: 'Field Service planuje wyjazdy, części i czas. Dyspozytor widzi, kto się spóźni, zanim zadzwoni klient.',
    en: 'Field Service plans visits, parts and time. The dispatcher sees who will be late before the customer calls.',
    de: 'Field Service plant Einsätze, Teile und Zeit. Die Disposition sieht, wer sich verspätet, bevor der Kunde anruft.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'React Native', 'Node.js', 'PostgreSQL', 'OpenStreetMap'],
  figures: [
    {
      value: { pl: '−23%', en: '−23%', de: '−23 %' },
      label: { pl: 'pustych kilometrów', en: 'empty kilometres', de: 'Leerkilometer' },
    },
    {
      value: { pl: '+12', en: '+12', de: '+12' },
      label: { pl: 'wizyt dziennie', en: 'visits a day', de: 'Einsätze pro Tag' },
    },
    {
      value: { pl: '11 tyg.', en: '11 weeks', de: '11 Wochen' },
      label: { pl: 'wdrożenie', en: 'to go live', de: 'bis zum Start' },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Planowanie serwisu sprężarek i kotłowni w województwie łódzkim',
      en: 'Service planning for compressors and boiler rooms around Łódź',
      de: 'Einsatzplanung für Kompressoren und Heizungsanlagen im Raum Łódź',
    },
    description: {
      pl: 'Dwunastu serwisantów, trzydzieści pięć wizyt dziennie i jedna tablica suchościeralna. Dyspozytor zaczynał o piątej, układał trasy z pamięci i do południa trzy razy je zmieniał. Gdy chorował, nikt nie umiał go zastąpić. Klient o spóźnieniu dowiadywał się, dzwoniąc z pytaniem, gdzie jest serwisant.',
      en: 'Twelve technicians, thirty-five visits a day and one whiteboard. The dispatcher started at five, laid out the routes from memory and changed them three times before noon. When he was ill, nobody could stand in. Customers learned of a delay by ringing up to ask where the technician was.',
      de: 'Zwölf Techniker, fünfunddreißig Einsätze am Tag und ein Whiteboard. Der Disponent begann um fünf, plante die Touren aus dem Kopf und änderte sie bis Mittag dreimal. War er krank, konnte ihn niemand vertreten. Von einer Verspätung erfuhren Kunden erst, wenn sie selbst anriefen.',
    },
    descriptionExtension: {
      pl: 'Spędziliśmy z dyspozytorem trzy poranki. Dopiero wtedy okazało się, że najważniejsza nie jest odległość, tylko to, kto ma w aucie właściwą część i uprawnienia do danego urządzenia. Od tego zaczęliśmy.',
      en: 'We spent three mornings with the dispatcher. Only then did it turn out that distance matters less than who has the right part in the van and the licence for the machine. That is where we began.',
      de: 'Wir haben drei Morgen neben dem Disponenten verbracht. Erst da zeigte sich: Entscheidend ist nicht die Entfernung, sondern wer das richtige Teil im Wagen und die Berechtigung für die Anlage hat. Damit haben wir begonnen.',
    },
    image: 'realizations/field-service-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Plan dnia dla dyspozytora, telefon dla serwisanta',
        en: 'A day plan for the dispatcher, a phone for the technician',
        de: 'Tagesplan für die Disposition, Smartphone für die Technik',
      },
      smallTitle: { pl: 'Web i telefon', en: 'Web and mobile', de: 'Web und Smartphone' },
      description: {
        pl: 'Plan układa się sam w nocy: z okien czasowych klientów, uprawnień, części i korków z ostatnich tygodni. Dyspozytor przesuwa wizyty palcem, a program od razu mówi, co to zmienia.\n\nSerwisant dostaje trasę w telefonie. Zdjęcia, protokół i podpis klienta zapisuje także w kotłowni bez zasięgu; wysyłają się, gdy sieć wróci.',
        en: 'The plan lays itself out at night from customers’ time windows, licences, parts and the traffic of recent weeks. The dispatcher moves visits with a finger, and the program says at once what that changes.\n\nThe technician gets the route on a phone. Photos, report and the customer’s signature are stored even in a boiler room without signal, and sent when the network returns.',
        de: 'Der Plan entsteht nachts von selbst: aus Zeitfenstern, Berechtigungen, Teilen und dem Verkehr der letzten Wochen. Die Disposition verschiebt Einsätze mit dem Finger, und das Programm zeigt sofort, was sich dadurch ändert.\n\nDie Techniker erhalten ihre Tour auf das Smartphone. Fotos, Protokoll und Unterschrift werden auch im Heizungskeller ohne Empfang gespeichert und gesendet, sobald das Netz zurück ist.',
      },
      images: [
        'realizations/field-service-1.webp',
        'realizations/field-service-2.webp',
        'realizations/field-service-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Puste przebiegi zmalały o 23%, a zespół robi 47 wizyt dziennie, o dwanaście więcej niż przedtem. Dyspozytor zaczyna o siódmej. Klient dostaje wiadomość z godziną przyjazdu i rzadko już dzwoni. Od pierwszej rozmowy do uruchomienia minęło jedenaście tygodni.',
        en: 'Empty kilometres fell by 23%, and the team makes 47 visits a day, twelve more than before. The dispatcher starts at seven. Customers get a message with the time of arrival and rarely ring any more. It took eleven weeks from first conversation to go-live.',
        de: 'Die Leerkilometer sanken um 23 %, und das Team schafft 47 Einsätze am Tag, zwölf mehr als zuvor. Der Disponent beginnt um sieben. Kunden erhalten eine Nachricht mit der Ankunftszeit und rufen kaum noch an. Vom ersten Gespräch bis zum Echtbetrieb vergingen elf Wochen.',
      },
      images: ['realizations/field-service-4.webp'],
    },
    extendedRealization: true,
  },
};
