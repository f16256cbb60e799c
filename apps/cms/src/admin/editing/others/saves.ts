import { FORM_BASE, type FormBase } from '../../../changes/saves/form-base.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A form, as far as its saves are concerned. */
interface SavingForm {
  /** What the form knows of the fields that were written in it. */
  baseOf(data: Fields): FormBase;
  /** After a save: the document as it is stored now. */
  onSaved(base: FormBase, stored: Fields): void;
  /** After a refusal, because the same was changed elsewhere. */
  onRefused(isByItself: boolean): void;
}

/** Forms by the address of their document in the API. */
const forms = new Map<string, SavingForm>();

let isListening = false;

interface Save extends RequestInit {
  body: FormData;
}

async function sendWithBase(send: typeof fetch, address: URL, init: Save, form: SavingForm) {
  const data = JSON.parse(String(init.body.get('_payload'))) as Fields;
  const base = form.baseOf(data);
  init.body.set('_payload', JSON.stringify({ ...data, [FORM_BASE]: base }));
  const answer = await send(address, init);
  if (answer.status === 409) form.onRefused(address.searchParams.has('autosave'));
  if (!answer.ok) return answer;
  const { doc, result } = (await answer.clone().json()) as { doc?: Fields; result?: Fields };
  form.onSaved(base, doc ?? result ?? {});
  return answer;
}

/**
 * Adds to each save of Payload's forms what the form was loaded with. Payload has no place for it:
 * its buttons and its autosave build their own requests.
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
    return form ? sendWithBase(send, address, { ...init, body }, form) : send(input, init);
  };
}

/**
 * From now on the saves of a form say what it was loaded with.
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
