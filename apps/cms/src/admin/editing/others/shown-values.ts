import type { FormState } from 'payload';
import {
  digestOf,
  type FormBase,
  rowsOf,
  SYSTEM_FIELDS,
} from '../../../changes/saves/form-base.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How many values of a field are remembered: more than are typed while a save is on its way. */
const MOST = 300;

/** The path of a field of a form, with the ids of rows, which stay when rows move. */
export function pathByIds(fields: FormState, path: string): string {
  const parts = path.split('.');
  const named = parts.map((part, index) => {
    const row = fields[parts.slice(0, index).join('.')]?.rows?.[Number(part)];
    return row?.id ?? part;
  });
  return named.join('.');
}

function isGroup(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  // Formatted text, and a relation to one of several kinds of documents.
  return !('root' in value) && !('relationTo' in value);
}

/** Calls back for each value of a document: also for each list of rows, whose value is their order. */
function eachValue(document: Fields, found: (path: string, value: unknown) => void, before = '') {
  for (const [name, value] of Object.entries(document)) {
    if (SYSTEM_FIELDS.includes(name)) continue;
    const path = before + name;
    if (isGroup(value)) {
      eachValue(value, found, `${path}.`);
      continue;
    }
    found(path, value);
    for (const row of rowsOf(value) ?? []) eachValue(row, found, `${path}.${row.id}.`);
  }
}

/** Digest of an empty field, and of one that the document lacks: the form shows its default. */
const EMPTY = digestOf(null);

/** Digests of the values that the fields of a form have shown since it was loaded. */
export class ShownValues {
  readonly #digests = new Map<string, string[]>();
  /** The service's last answer. */
  readonly #given = new Map<string, string>();
  /** Earlier values of fields that the service has changed, until the form shows the new ones. */
  readonly #late = new Map<string, string[]>();
  #before: FormState = {};

  #note(path: string, digest: string): void {
    const known = this.#digests.get(path) ?? [];
    if (known.at(-1) === digest) return;
    this.#digests.set(path, [...known, digest].slice(-MOST));
  }

  /** A form is loaded, or loaded anew: everything in the document is in its fields. */
  load(document: Fields): void {
    this.#digests.clear();
    this.#late.clear();
    this.#before = {};
    this.take(document);
    for (const [path, digest] of this.#given) this.#note(path, digest);
  }

  /** The document was stored like this, but not by a save of the form. */
  take(document: Fields): void {
    this.#given.clear();
    eachValue(document, (path, value) => this.#given.set(path, digestOf(value)));
  }

  /** The fields of the form have changed. */
  show(fields: FormState): void {
    for (const [path, { rows, value }] of Object.entries(fields)) {
      const before = this.#before[path];
      if (before && before.value === value && before.rows === rows) continue;
      const byIds = pathByIds(fields, path);
      this.#note(byIds, digestOf(rows ?? value));
      if (before) this.#late.delete(byIds);
    }
    this.#before = fields;
  }

  /** Digests that each written field has shown, by its path. */
  base(data: Fields): FormBase {
    const base: Record<string, readonly string[]> = {};
    eachValue(data, (path, value) => {
      const digest = digestOf(value);
      const given = this.#given.get(path);
      if (digest === (given ?? EMPTY) || this.#late.get(path)?.includes(digest)) return;
      const shown = this.#digests.get(path) ?? [];
      base[path] = given === undefined ? [...shown, EMPTY] : shown;
    });
    return base;
  }

  /**
   * A save has been answered. Written values may be stored in another form, such as a tidied
   * address, and others may have been made from them, such as an address from the title.
   * @param isAlone whether the whole answer comes from this save: nothing was changed elsewhere
   */
  save(base: FormBase, stored: Fields, isAlone: boolean): void {
    eachValue(stored, (path, value) => {
      const digest = digestOf(value);
      const before = this.#given.get(path) ?? EMPTY;
      this.#given.set(path, digest);
      if (isAlone || base[path]) this.#note(path, digest);
      if (base[path] || before === digest) return;
      // Drafts that are typed meanwhile are sent before Payload has put the answer into the form.
      this.#late.set(path, [...(this.#late.get(path) ?? []), before]);
    });
  }
}
