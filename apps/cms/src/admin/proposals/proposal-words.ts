import type { AdminLabel } from '../../fields/admin-label.ts';

/** The sentences about proposals that wait in the translation view. */
export const PROPOSAL_WORDS = {
  fromTranslator: { pl: 'Propozycja: {name}', en: 'Proposal: {name}' },
  fromMachine: { pl: 'Propozycja maszynowa', en: 'Machine proposal' },
  machineMark: { pl: 'maszynowe', en: 'machine-made' },
  sent: { pl: 'Otrzymana {day}', en: 'Received {day}' },
  about: {
    pl: 'Nic z tego nie jest jeszcze w dokumencie. Przyjęte pole trafia do szkicu, jak tekst wpisany ręcznie.',
    en: 'None of this is in the document yet. An accepted field becomes a draft, as if you had typed it.',
  },
  original: { pl: 'Oryginał', en: 'Original' },
  now: { pl: 'Teraz', en: 'Now' },
  proposed: { pl: 'Propozycja', en: 'Proposal' },
  none: { pl: 'Brakuje tłumaczenia', en: 'No translation' },
  same: {
    pl: 'Bez zmian: tłumaczenie nadal się zgadza.',
    en: 'Nothing to change: the translation is still right.',
  },
  originalChanged: {
    pl: 'Oryginał zmienił się po przetłumaczeniu. Tłumaczono: „{text}”. Po przyjęciu zdanie będzie nieaktualne.',
    en: 'The original changed after it was translated. It said: “{text}”. Once accepted, the sentence will be stale.',
  },
  translationChanged: {
    pl: 'Tłumaczenie zmieniło się od tego czasu. Tłumacz widział: „{text}”.',
    en: 'The translation changed in the meantime. The translator saw: “{text}”.',
  },
  translationWasEmpty: {
    pl: 'Tłumaczenie wpisano później. Tłumacz go nie widział.',
    en: 'The translation was written in the meantime. The translator did not see it.',
  },
  foreign: {
    pl: 'Oryginał ma teraz inne akapity albo formatowanie. Odrzuć tę propozycję albo przenieś tekst w formularzu.',
    en: 'The original has other paragraphs or formatting now. Refuse this proposal, or take the text over in the form.',
  },
  gone: {
    pl: 'Tego pola nie ma już w dokumencie.',
    en: 'This field is not in the document any more.',
  },
  accept: { pl: 'Przyjmij', en: 'Accept' },
  refuse: { pl: 'Odrzuć', en: 'Refuse' },
  acceptAll: { pl: 'Przyjmij wszystkie: {n}', en: 'Accept all: {n}' },
  acceptSafe: {
    pl: 'Przyjmij bez tych, które się zmieniły: {n}',
    en: 'Accept all but those changed meanwhile: {n}',
  },
  refuseAll: { pl: 'Odrzuć pozostałe: {n}', en: 'Refuse the others: {n}' },
  reason: {
    pl: 'Zdanie dla tłumacza, gdy coś odrzucasz',
    en: 'Sentence for the translator, when refusing',
  },
  accepted: { pl: 'Przyjęto.', en: 'Accepted.' },
  refused: { pl: 'Odrzucono.', en: 'Refused.' },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie i spróbuj ponownie.',
    en: 'That did not work. Check the connection and try again.',
  },
  machine: { pl: 'Zaproponuj maszynowo', en: 'Propose by machine' },
  machineBusy: { pl: 'Usługa tłumaczy…', en: 'The service translates…' },
  machineDone: { pl: 'Zaproponowane pola: {n}.', en: 'Proposed fields: {n}.' },
  machineNothing: {
    pl: 'Nie ma zdań, które maszyna mogłaby uzupełnić.',
    en: 'There are no sentences that a machine could fill in.',
  },
} as const satisfies Record<string, AdminLabel>;

/** Name of one of these sentences. */
export type ProposalWord = keyof typeof PROPOSAL_WORDS;
