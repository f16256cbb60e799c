import type { AdminLabel } from '../../../fields/admin-label.ts';

/** Why a machine made no proposal. */
const MACHINE_FAILURES = {
  away: {
    pl: 'Usługa tłumaczeń nie odpowiada. Niczego nie zmieniono; spróbuj później.',
    en: 'The translation service does not answer. Nothing was changed; try again later.',
  },
  late: {
    pl: 'Usługa tłumaczeń nie odpowiedziała na czas. Niczego nie zmieniono; spróbuj później.',
    en: 'The translation service did not answer in time. Nothing was changed; try again later.',
  },
  refused: {
    pl: 'Usługa tłumaczeń odmówiła odpowiedzi (kod {detail}). Niczego nie zmieniono.',
    en: 'The translation service refused to answer (code {detail}). Nothing was changed.',
  },
  unreadable: {
    pl: 'Odpowiedzi usługi tłumaczeń nie da się odczytać. Niczego nie zmieniono.',
    en: 'The answer of the translation service cannot be read. Nothing was changed.',
  },
  count: {
    pl: 'Usługa tłumaczeń oddała inną liczbę tekstów, niż dostała. Niczego nie zmieniono.',
    en: 'The translation service returned another number of texts than it got. Nothing was changed.',
  },
  empty: {
    pl: 'Usługa tłumaczeń oddała pusty tekst zamiast „{detail}”. Niczego nie zmieniono.',
    en: 'The translation service returned an empty text for “{detail}”. Nothing was changed.',
  },
  placeholders: {
    pl: 'Usługa tłumaczeń zgubiła albo dodała znaczniki w tekście „{detail}”. Niczego nie zmieniono.',
    en: 'The translation service lost or added marks in the text “{detail}”. Nothing was changed.',
  },
} as const satisfies Record<string, AdminLabel>;

/** Name of a reason. */
type MachineFailureCode = keyof typeof MACHINE_FAILURES;

/** A machine made no proposal; the editor reads the reason. */
export class MachineFailure extends Error {
  readonly code: MachineFailureCode;
  /** A status or the beginning of a text, for the sentence. */
  readonly detail: string;

  constructor(code: MachineFailureCode, detail = '', options?: ErrorOptions) {
    super(`${code} ${detail}`.trim(), options);
    this.name = 'MachineFailure';
    this.code = code;
    this.detail = detail;
  }

  /** The sentence for the editor. */
  inWords(): AdminLabel {
    const { pl, en } = MACHINE_FAILURES[this.code];
    const say = (words: string) => words.replace('{detail}', () => this.detail);
    return { pl: say(pl), en: say(en) };
  }
}
