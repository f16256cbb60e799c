import { CHANGED_ELSEWHERE, FORM_BASE, type FormBase } from '../../../changes/saves/form-base.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A form, as far as its saves are concerned. */
interface SavingForm {
  /** Digests that each written field has shown; requested when no save is on its way. */
  baseOf(data: Fields): FormBase;
  /** A save is being sent; `isByItself`: of a draft, without a press. */
  onSent(isByItself: boolean): void;
  /** After a save: the document as it is stored now; `isAlone`: without changes from elsewhere. */
  onSaved(base: FormBase, stored: Fields, isAlone: boolean): void;
  /** After a refusal, because the same was changed elsewhere. */
  onRefused(isByItself: boolean): void;
}

/** Forms by the address of their document in the API. */
const forms = new Map<string, SavingForm>();

/** The end of the save that was sent last, by the same address. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Saves of one document are sent one after another: the later one may replace a value that the
 * service made from the one before, such as an address from the title, and has to know it.
 */
function inTurn(path: string, send: () => Promise<Response>): Promise<Response> {
  const answer = (ends.get(path) ?? Promise.resolve()).then(send);
  const end = answer.then(
    () => undefined,
    () => undefined,
  );
  ends.set(path, end);
  return answer;
}

let isListening = false;

interface Save extends RequestInit {
  body: FormData;
}

async function sendWithBase(send: typeof fetch, address: URL, init: Save, form: SavingForm) {
  const data = JSON.parse(String(init.body.get('_payload'))) as Fields;
  const isByItself = address.searchParams.has('autosave');
  const base = form.baseOf(data);
  form.onSent(isByItself);
  init.body.set('_payload', JSON.stringify({ ...data, [FORM_BASE]: base }));
  const answer = await send(address, init);
  if (answer.status === 409) form.onRefused(isByItself);
  if (!answer.ok) return answer;
  const { doc, result } = (await answer.clone().json()) as { doc?: Fields; result?: Fields };
  const isAlone = answer.headers.get(CHANGED_ELSEWHERE) === 'false';
  form.onSaved(base, doc ?? result ?? {}, isAlone);
  return answer;
}

/**
 * Adds to each save of Payload's forms the values that the form was loaded with. Payload has no
 * place for them: its buttons and its autosave build their own requests.
 */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const body = init?.body;
    if (typeof input !== 'string' || !(body instanceof FormData)) return send(input, init);
    const address = new URL(input, window.location.origin);
    const form = body.has('_payload') && forms.get(address.pathname);
    if (!form) return send(input, init);
    return inTurn(address.pathname, () => sendWithBase(send, address, { ...init, body }, form));
  };
}

/**
 * Makes the saves of a form name the values that it was loaded with.
 * @param path of the document in the API, without a query
 * @returns function that ends it
 */
export function watchSaves(path: string, form: SavingForm): () => void {
  listen();
  forms.set(path, form);
  return () => {
    if (forms.get(path) === form) forms.delete(path);
  };
}
