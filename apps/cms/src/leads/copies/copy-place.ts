/** A second place for leads: outside of this machine, or on another disk of it. */
export interface CopyPlace {
  /** Stores an object under a name, in place of one that is there; returns when it is stored. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes an object; one that is not there is no error. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
  read(name: string): Promise<Uint8Array>;
}

/** The failure of a second place, as a sentence for the person who runs the server. */
export class PlaceProblem extends Error {
  override name = 'PlaceProblem';
  /** Whether it stays so until a person changes a setting or the place. */
  readonly isLasting: boolean;

  constructor(sentence: string, isLasting: boolean, options?: ErrorOptions) {
    super(sentence, options);
    this.isLasting = isLasting;
  }
}

const OBJECT = /^[0-9A-Z]+(?:-[0-9A-Z]{4}){2}\.age$/;

/** Name of the object with a lead. The ending is that of files that the program `age` opens. */
export function objectName(reference: string): string {
  return `${reference}.age`;
}

/** Whether an object is the copy of a lead; other files may be there, too. */
export function isObjectName(name: string): boolean {
  return OBJECT.test(name);
}
