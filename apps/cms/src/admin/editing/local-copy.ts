/** The words of a form that are not saved yet, stored in this browser: they outlive the tab. */
export interface LocalCopy {
  /** Account of the author. Only this account gets the words back. */
  user: number | string;
  /** Path of the document's form. */
  place: string;
  /** Content language of the words. */
  locale: string;
  /** Time of the last save before; `null` for a new document. */
  savedAt: string | null;
  /** Time of the copy, in ms since 1970. */
  at: number;
  /** Values of the form: now, when last saved or loaded, and in saves sent and answered last. */
  data: Values;
  base: Values;
  sent: readonly Values[];
}

export type Values = Readonly<Record<string, unknown>>;

/** A copy that is not used is deleted after so long, in ms. */
const RETENTION_MS = 7 * 24 * 60 * 60_000;

const STORE = 'copies';

let opened: Promise<IDBDatabase> | undefined;

/** IndexedDB, because its data survive the end of the whole browser. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('unsaved-words', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  // At once: the page may be closing.
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

const keyOf = (user: LocalCopy['user'], place: string) => `${user} ${place}`;

/** Stores the words; they replace those stored before for this author and document. */
export async function storeCopy(copy: LocalCopy): Promise<void> {
  const withoutFiles = (_name: string, value: unknown) =>
    value instanceof File ? undefined : value;
  const plain = JSON.parse(JSON.stringify(copy, withoutFiles));
  await run('readwrite', (store) => store.put(plain, keyOf(copy.user, copy.place)));
}

/** The words of an author at a document; `null` without any. Those of long ago are removed. */
export async function copyOf(user: LocalCopy['user'], place: string): Promise<LocalCopy | null> {
  const copies: LocalCopy[] = await run('readonly', (store) => store.getAll());
  const isOld = ({ at }: LocalCopy) => Date.now() - at > RETENTION_MS;
  for (const old of copies.filter(isOld)) await forgetCopy(old.user, old.place);
  const isWanted = (copy: LocalCopy) => copy.user === user && copy.place === place;
  return copies.find((copy) => isWanted(copy) && !isOld(copy)) ?? null;
}

/** Removes the words: they are saved, or their author discarded them. */
export async function forgetCopy(user: LocalCopy['user'], place: string): Promise<void> {
  await run('readwrite', (store) => store.delete(keyOf(user, place)));
}

/** Name in the store of the tab: path of the form in which the session ended. */
export const ENDED_FORM = 'form-of-ended-session';

/** Removes the words of everybody, as after signing out. */
export async function forgetCopies(): Promise<void> {
  await run('readwrite', (store) => store.clear());
}
