import type { AdminLabel } from '../../fields/admin-label.ts';

/** Keys that are pressed together: the last one by what it types, the others by name. */
export interface Keys {
  /** Ctrl, or ⌘ on a Mac. */
  withCommand?: true;
  withShift?: true;
  /** `KeyboardEvent.key` in lower case. */
  key: string;
}

/** What the keys of our own do; Payload and its editor act on the others themselves. */
export type Action = 'list' | 'search' | 'publish' | 'preview';

interface Shortcut {
  keys: Keys;
  does: AdminLabel;
  action?: Action;
}

interface ShortcutGroup {
  title: AdminLabel;
  /** False: only for people who write content. */
  isForAll: boolean;
  shortcuts: readonly Shortcut[];
}

/** Every shortcut of the back office, as the list shows them. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: { pl: 'Wszędzie', en: 'Everywhere' },
    isForAll: true,
    shortcuts: [
      { keys: { key: '?' }, action: 'list', does: { pl: 'Pokaż tę listę', en: 'Show this list' } },
      {
        keys: { key: '/' },
        action: 'search',
        does: { pl: 'Szukaj na liście', en: 'Search in the list' },
      },
      { keys: { key: 'escape' }, does: { pl: 'Zamknij okno', en: 'Close the window' } },
    ],
  },
  {
    title: { pl: 'W formularzu', en: 'In a form' },
    isForAll: true,
    shortcuts: [
      { keys: { withCommand: true, key: 's' }, does: { pl: 'Zapisz', en: 'Save' } },
      {
        keys: { withCommand: true, withShift: true, key: 'enter' },
        action: 'publish',
        does: {
          pl: 'Naciśnij główny przycisk: opublikuj, poproś o publikację albo zapisz',
          en: 'Press the main button: publish, ask for publication, or save',
        },
      },
      {
        keys: { withCommand: true, withShift: true, key: 'e' },
        action: 'preview',
        does: {
          pl: 'Pokaż podgląd strony albo go zamknij',
          en: 'Show the preview of the page, or close it',
        },
      },
    ],
  },
  {
    title: { pl: 'W tekście z formatowaniem', en: 'In formatted text' },
    isForAll: false,
    shortcuts: [
      { keys: { withCommand: true, key: 'b' }, does: { pl: 'Pogrubienie', en: 'Bold' } },
      { keys: { withCommand: true, key: 'i' }, does: { pl: 'Kursywa', en: 'Italic' } },
      {
        keys: { key: '/' },
        does: {
          pl: 'Wstaw nagłówek, listę, obraz… (na początku wiersza)',
          en: 'Insert a heading, a list, a picture… (at the start of a line)',
        },
      },
      { keys: { withCommand: true, key: 'z' }, does: { pl: 'Cofnij', en: 'Undo' } },
      {
        keys: { withCommand: true, withShift: true, key: 'z' },
        does: { pl: 'Ponów', en: 'Redo' },
      },
    ],
  },
];

/** The shortcuts that this back office acts on. */
export const OWN_SHORTCUTS = SHORTCUTS.flatMap(({ shortcuts }) =>
  shortcuts.flatMap(({ action, keys }) => (action ? [{ action, keys }] : [])),
);

/** Other words of the list. */
export const SHORTCUT_WORDS = {
  title: { pl: 'Skróty klawiszowe', en: 'Keyboard shortcuts' },
  close: { pl: 'Zamknij', en: 'Close' },
  single: {
    pl: 'Klawisze ? i / działają poza polami',
    en: 'The keys ? and / work outside of fields',
  },
  singleHint: {
    pl: 'Wyłącz je, jeżeli sterujesz komputerem głosem. Wybór dotyczy tej przeglądarki.',
    en: 'Turn them off if you control the computer by voice. The choice is for this browser.',
  },
  nothing: { pl: 'Nie ma teraz czego publikować.', en: 'There is nothing to publish now.' },
} as const satisfies Record<string, AdminLabel>;
