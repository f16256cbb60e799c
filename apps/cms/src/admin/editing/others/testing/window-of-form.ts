import type { FormState } from 'payload';
import { CHANGED_ELSEWHERE } from '../../../../changes/saves/form-base.ts';
import type { RunningApi } from '../../../../testing/running-api.ts';
import { openBackOffice } from '../../../../testing/running-back-office.ts';
import { ShownValues } from '../shown-values.ts';

type Fields = Record<string, unknown>;

interface Answer {
  doc?: Fields;
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

/** A window of the back office with the form of a page: what it shows and what it sends. */
export interface WindowOfForm {
  /**
   * Types into the form, whose draft saves itself.
   * @param meanwhile typed while the draft is on its way
   * @returns `saved`, or the sentences of the refusal
   */
  type(changes: Fields, meanwhile?: Fields): Promise<string>;
  /** Publishes what the form shows. */
  publish(): Promise<string>;
}

function said({ errors = [] }: Answer): string {
  const fields = errors.flatMap(({ data }) => data?.errors ?? []);
  const words = fields.map(({ path, message }) => `${path}: ${message}`);
  return words.join('\n') || (errors[0]?.message ?? 'no reason');
}

/** Values of a form as Payload has them, as far as they are looked at. */
function stateOf(form: Fields): FormState {
  const entries = Object.entries(form).map(([name, value]) => [name, { value }]);
  return Object.fromEntries(entries) as FormState;
}

/** Signs a person in. @returns function that opens a page of this person in a window more */
export async function openWindows(api: RunningApi, email: string, password: string) {
  const office = await openBackOffice(api);
  const headers = { cookie: await office.signIn(email, password), 'accept-language': 'pl' };
  return async (id: number, locale: 'pl' | 'de'): Promise<WindowOfForm> => {
    const query = `locale=${locale}&fallback-locale=null&depth=0&draft=true`;
    const loaded = await office.send(`/pages/${id}?${query}`, { headers });
    let saved = (await loaded.json()) as Fields;
    let form = { ...saved };
    const shown = new ShownValues();
    shown.load(saved);
    shown.show(stateOf(form));
    const write = (changes: Fields) => {
      form = { ...form, ...changes };
      shown.show(stateOf(form));
    };
    const send = async (how: string, _status: string, meanwhile: Fields = {}) => {
      const sent = { ...form, _status };
      const base = shown.base(sent);
      const sending = office.send(`/pages/${id}?${how}&locale=${locale}&depth=0`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ ...sent, formBase: base }),
      });
      write(meanwhile);
      const response = await sending;
      const answer = (await response.json()) as Answer;
      if (!response.ok || !answer.doc) return said(answer);
      shown.save(base, answer.doc, response.headers.get(CHANGED_ELSEWHERE) === 'false');
      // What was typed stays in the form; the other fields show what is stored.
      const typed = Object.keys(form).filter((name) => form[name] !== saved[name]);
      saved = answer.doc;
      form = { ...saved, ...Object.fromEntries(typed.map((name) => [name, form[name]])) };
      shown.show(stateOf(form));
      return 'saved';
    };
    return {
      type: (changes, meanwhile) => {
        write(changes);
        return send('draft=true&autosave=true&fallback-locale=null', 'draft', meanwhile);
      },
      publish: () => send('fallback-locale=null', 'published'),
    };
  };
}
