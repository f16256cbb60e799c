import type { Service } from '@osnowa/contract';
import type { Listed } from '../shape.ts';

/** What we build; the anchors are places on /services. */
export const SERVICES: Listed<Service>[] = [
  {
    anchor: 'web',
    icon: 'globe',
    isMobile: false,
    name: { pl: 'Aplikacje webowe', en: 'Web applications', de: 'Webanwendungen' },
    servicesDescription: {
      pl: 'Portale klienta, panele zarządzania, systemy wewnętrzne. Działają w przeglądarce, więc nie ma czego instalować na stu komputerach.\n\nZaczynamy od rozmowy z ludźmi, którzy będą w nich pracować. Po dwóch tygodniach masz klikalny prototyp, po sześciu pierwszą część, z której można korzystać na co dzień.',
      en: 'Customer portals, admin panels, internal systems. They run in the browser, so there is nothing to install on a hundred computers.\n\nWe begin by talking to the people who will work in them. After two weeks you have a prototype to click through; after six, a first part you can use every day.',
      de: 'Kundenportale, Verwaltungsoberflächen, interne Systeme. Sie laufen im Browser, auf hundert Rechnern ist also nichts zu installieren.\n\nWir beginnen mit Gesprächen mit den Menschen, die damit arbeiten werden. Nach zwei Wochen haben Sie einen klickbaren Prototyp, nach sechs einen ersten Teil für den täglichen Einsatz.',
    },
    button: {
      pl: 'Zobacz aplikację webową',
      en: 'See a web application',
      de: 'Eine Webanwendung ansehen',
    },
    realizationDetail: { buttonDestination: '/realizations/gsd-stats' },
  },
  {
    anchor: 'mobile',
    icon: 'smartphone',
    isMobile: true,
    name: { pl: 'Aplikacje mobilne', en: 'Mobile applications', de: 'Mobile Anwendungen' },
    servicesDescription: {
      pl: 'Aplikacje na telefony i tablety dla ludzi, którzy pracują na stojąco: serwisantów, magazynierów, kelnerów, brygadzistów. Duże przyciski, jedna ręka, praca bez zasięgu.\n\nPiszemy je raz dla Androida i iOS, publikujemy w sklepach albo rozsyłamy tylko w Twojej firmie. Dane zapisane w piwnicy bez zasięgu wracają do systemu same.',
      en: 'Applications for phones and tablets, made for people who work on their feet: technicians, warehouse staff, waiters, shift leaders. Large buttons, one hand, no signal needed.\n\nWe write them once for Android and iOS and publish them in the stores, or only inside your company. Data entered in a basement without signal syncs by itself.',
      de: 'Anwendungen für Smartphones und Tablets, gemacht für Menschen, die im Stehen arbeiten: Servicetechnik, Lager, Gastronomie, Schichtleitung. Große Schaltflächen, eine Hand, auch ohne Netz.\n\nWir schreiben sie einmal für Android und iOS und veröffentlichen sie in den Stores oder nur in Ihrem Unternehmen. Was im Keller ohne Empfang erfasst wurde, gelangt von selbst ins System.',
    },
    button: {
      pl: 'Zobacz aplikację mobilną',
      en: 'See a mobile application',
      de: 'Eine mobile Anwendung ansehen',
    },
    realizationDetail: { buttonDestination: '/realizations/tiptip' },
  },
  {
    anchor: 'desktop',
    icon: 'monitor',
    isMobile: false,
    name: { pl: 'Aplikacje desktopowe', en: 'Desktop applications', de: 'Desktopanwendungen' },
    servicesDescription: {
      pl: 'Programy, które sterują wagą, drukarką etykiet, czytnikiem lub kasą i muszą działać także wtedy, gdy internet nie działa.\n\nPrzepisujemy też stare programy, na których stoi firma, a których nikt już nie chce dotykać. Krok po kroku, z danymi, bez dnia przerwy w pracy.',
      en: 'Programs that drive a scale, a label printer, a scanner or a till, and that must keep working when the internet does not.\n\nWe also replace the old programs a company depends on and nobody dares to touch. Step by step, data included, without a day lost.',
      de: 'Programme, die eine Waage, einen Etikettendrucker, einen Scanner oder eine Kasse steuern und auch dann laufen müssen, wenn das Internet ausfällt.\n\nWir lösen auch alte Programme ab, auf denen ein Unternehmen steht und die niemand mehr anfassen möchte. Schritt für Schritt, mit allen Daten und ohne einen Tag Stillstand.',
    },
    button: {
      pl: 'Zobacz program kasowy',
      en: 'See a till application',
      de: 'Eine Kassenanwendung ansehen',
    },
    realizationDetail: { buttonDestination: '/realizations/gastro-kasse' },
  },
];
