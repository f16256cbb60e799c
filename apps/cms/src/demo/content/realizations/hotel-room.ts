import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';

export const HOTEL_ROOM: Listed<Realization> = {
  slug: 'hotel-room',
  shouldShowInHeaderMenu: false,
  icon: 'hotel',
  image: 'realizations/hotel-room-1.webp',
  name: { pl: 'Hotel Room', en: 'Hotel Room', de: 'Hotel Room' },
  header: {
    pl: 'Pokój hotelowy sterowany z jednego tabletu',
    en: 'A hotel room run from one tablet',
    de: 'Ein Hotelzimmer, gesteuert von einem Tablet',
  },
  description: {
    pl: 'Światło, temperatura, śniadanie i sprzątanie na tablecie przy łóżku. Recepcja odbiera o jedną trzecią mniej telefonów.',
    en: 'Light, temperature, breakfast and housekeeping on a tablet by the bed. Reception takes a third fewer calls.',
    de: 'Licht, Temperatur, Frühstück und Reinigung auf dem Tablet am Bett. An der Rezeption klingelt das Telefon um ein Drittel seltener.',
  },
  button: { pl: 'Zobacz realizację', en: 'Read the case study', de: 'Referenz ansehen' },
  technologies: ['React', 'TypeScript', 'Node.js', 'KNX', 'SQLite'],
  figures: [
    {
      value: { pl: '−34%', en: '−34%', de: '−34 %' },
      label: {
        pl: 'telefonów do recepcji',
        en: 'calls to reception',
        de: 'Anrufe an der Rezeption',
      },
    },
    {
      value: { pl: '−11%', en: '−11%', de: '−11 %' },
      label: { pl: 'energii na ogrzewanie', en: 'heating energy', de: 'Heizenergie' },
    },
    {
      value: { pl: '5', en: '5', de: '5' },
      label: { pl: 'języków gościa', en: 'guest languages', de: 'Sprachen für Gäste' },
    },
  ],
  realizationDetail: {
    subtitle: {
      pl: 'Panel pokojowy dla hotelu na niemieckim wybrzeżu Bałtyku',
      en: 'A room panel for a hotel on the German Baltic coast',
      de: 'Zimmerpanel für ein Hotel an der deutschen Ostseeküste',
    },
    description: {
      pl: 'W pokoju leżała teczka z kartkami w dwóch językach, pilot do klimatyzacji i telefon. Goście dzwonili na recepcję po wszystko: hasło, śniadanie, ręczniki. W sezonie recepcja nie nadążała, a pokoje były ogrzewane przy otwartych oknach.',
      en: 'Each room had a folder of leaflets in two languages, a remote for the air conditioning and a phone. Guests rang reception for everything: password, breakfast, towels. In season reception could not keep up, and rooms were heated with the windows open.',
      de: 'Im Zimmer lagen eine Mappe mit Blättern in zwei Sprachen, eine Fernbedienung für die Klimaanlage und ein Telefon. Gäste riefen wegen allem an: Kennwort, Frühstück, Handtücher. In der Saison kam die Rezeption nicht nach, und Zimmer wurden bei offenem Fenster geheizt.',
    },
    image: 'realizations/hotel-room-1.webp',
    offerRequestButton: true,
    informationSection: {
      title: { pl: 'Co zbudowaliśmy', en: 'What we built', de: 'Was wir gebaut haben' },
      subtitle: {
        pl: 'Tablet przy łóżku i ekran na recepcji',
        en: 'A tablet by the bed and a screen at reception',
        de: 'Ein Tablet am Bett und ein Bildschirm an der Rezeption',
      },
      smallTitle: {
        pl: 'Tablet i sterowanie',
        en: 'Tablet and controls',
        de: 'Tablet und Steuerung',
      },
      description: {
        pl: 'Tablet mówi językiem gościa z rezerwacji. Steruje światłem i temperaturą przez instalację budynku, przyjmuje zamówienie na śniadanie i prośbę o ręczniki.\n\nOtwarte okno wyłącza ogrzewanie. Prośby trafiają na ekran recepcji z licznikiem minut, a sprzątanie widzi je w telefonie.',
        en: 'The tablet speaks the language of the guest’s booking. It controls light and temperature through the building’s wiring and takes orders for breakfast and towels.\n\nAn open window switches the heating off. Requests appear on a screen at reception with a timer, and housekeeping sees them on a phone.',
        de: 'Das Tablet spricht die Sprache aus der Buchung. Es steuert Licht und Temperatur über die Gebäudetechnik und nimmt Frühstück und Handtuchwünsche entgegen.\n\nEin offenes Fenster schaltet die Heizung ab. Wünsche erscheinen an der Rezeption mit Minutenzähler, die Reinigung sieht sie auf dem Smartphone.',
      },
      images: [
        'realizations/hotel-room-1.webp',
        'realizations/hotel-room-2.webp',
        'realizations/hotel-room-3.webp',
      ],
    },
    informationSectionExtra: {
      title: { pl: 'Co się zmieniło', en: 'What changed', de: 'Was sich geändert hat' },
      description: {
        pl: 'Recepcja odbiera o 34% mniej telefonów, a średni czas spełnienia prośby to siedem minut. Ogrzewanie zużywa o 11% mniej energii. Dane gościa znikają z tabletu w chwili wymeldowania.',
        en: 'Reception takes 34% fewer calls, and a request is met in seven minutes on average. Heating uses 11% less energy. The guest’s data disappears from the tablet at check-out.',
        de: 'An der Rezeption gehen 34 % weniger Anrufe ein, ein Wunsch ist im Schnitt nach sieben Minuten erfüllt. Die Heizung braucht 11 % weniger Energie. Die Gästedaten verschwinden beim Auschecken vom Tablet.',
      },
      images: [],
    },
    extendedRealization: true,
  },
};
