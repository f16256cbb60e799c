import type { FormState } from 'payload';
import { CHANGED_ELSEWHERE } from '../../../../changes/saves/form-base.ts';
import { outcomeOf } from '../../../../testing/outcome.ts';
import type { Staff } from '../../../../testing/staff.ts';
import { ShownValues } from '../shown-values.ts';

type Fields = Record<string, unknown>;

/** Values of a form as Payload has them, as far as they are looked at. */
function stateOf(form: Fields): FormState {
  const entries = Object.entries(form).map(([name, value]) => [name, { value }]);
  return Object.fromEntries(entries) as FormState;
}

/** Opens the form of a page in one more window of this person: its values and its requests. */
export async function openWindow<Who extends string>(
  { ask }: Staff<Who>,
  who: Who,
  id: number,
  locale: 'pl' | 'de' = 'pl',
) {
  const query = `locale=${locale}&fallback-locale=null&depth=0&draft=true`;
  const loaded = await ask(who, `/pages/${id}?${query}`);
  let saved = (await loaded.json()) as Fields;
  let form = { ...saved };
  const shown = new ShownValues();
  shown.load(saved);
  shown.show(stateOf(form));
  const write = (changes: Fields) => {
    form = { ...form, ...changes };
    shown.show(stateOf(form));
  };
  /** @returns `saved`, or the sentences of the refusal */
  const send = async (how: string, _status: string, meanwhile: Fields = {}) => {
    const sent = { ...form, _status };
    const base = shown.base(sent);
    const path = `/pages/${id}?${how}&locale=${locale}&depth=0`;
    const sending = ask(who, path, { method: 'PATCH', body: { ...sent, formBase: base } });
    write(meanwhile);
    const response = await sending;
    if (!response.ok) return outcomeOf(Promise.resolve(response));
    const { doc } = (await response.json()) as { doc: Fields };
    shown.save(base, doc, response.headers.get(CHANGED_ELSEWHERE) === 'false');
    // Typed values stay in the form; the other fields show stored ones.
    const typed = Object.keys(form).filter((name) => form[name] !== saved[name]);
    saved = doc;
    form = { ...saved, ...Object.fromEntries(typed.map((name) => [name, form[name]])) };
    shown.show(stateOf(form));
    return 'saved';
  };
  return {
    /**
     * Types into the form, whose draft saves itself.
     * @param meanwhile typed while the draft is on its way
     */
    type: (changes: Fields, meanwhile?: Fields) => {
      write(changes);
      return send('draft=true&autosave=true&fallback-locale=null', 'draft', meanwhile);
    },
    /** Publishes the values in the form. */
    publish: () => send('fallback-locale=null', 'published'),
  };
}
