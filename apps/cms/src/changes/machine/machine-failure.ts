import { fill } from '@osnowa/text';
import type { Words } from '../../kit/words.ts';

/** Name of a reason. */
type MachineFailureCode = keyof Words['changes']['machineFailure'];

/** A machine wrote nothing; the editor reads the reason. */
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
  inWords({ changes }: Words): string {
    return fill(changes.machineFailure[this.code], { detail: this.detail });
  }
}
