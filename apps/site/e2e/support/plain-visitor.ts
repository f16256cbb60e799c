import { type CheerioAPI, load } from 'cheerio';
import { stack } from './env.ts';

/** A page as a browser without scripts has it. */
export interface PlainPage {
  status: number;
  /** Address after all redirects. */
  url: URL;
  /** Finds elements of the document by a CSS selector. */
  $: CheerioAPI;
  /** The words of an element, on one line. */
  textOf(selector: string): string;
  /** Elements of a selector with this text, whatever its spaces. */
  saying(selector: string, words: string): Control;
}

/** Elements of a page: a form, or a control of one. */
type Control = ReturnType<CheerioAPI>;

/** Typed, chosen, ticked or attached values, by the names of the fields. */
export type Filled = Readonly<Record<string, string | readonly string[] | File>>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Opens a page by a request, as a browser without scripts does. */
export async function open(address: string, init: RequestInit = {}): Promise<PlainPage> {
  const response = await fetch(new URL(address, stack.site), init);
  const $ = load(await response.text(), { scriptingEnabled: false });
  return {
    status: response.status,
    url: new URL(response.url),
    $,
    textOf: (selector) => oneLine($(selector).first().text()),
    saying: (selector, words) =>
      $(selector).filter((_, element) => oneLine($(element).text()).includes(words)),
  };
}

/**
 * Fills a form in and presses a button of it, as a browser without scripts does: it sends the
 * values of the form, and follows a redirect.
 * @param button a CSS selector
 * @throws Error for a field that the form does not have, or an answer that it does not offer
 */
export async function press(
  page: PlainPage,
  button: string,
  filled: Filled = {},
): Promise<PlainPage> {
  const pressed = page.$(button).first();
  const id = pressed.attr('form');
  const form = id ? page.$(`#${id}`) : pressed.closest('form');
  if (form.length !== 1) throw new Error(`The page has no form with a button ${button}.`);
  const controls = controlsOf(page, form);
  const body = contentOf(controls);
  for (const [name, value] of Object.entries(filled)) fill(controls, body, name, value);
  const [name, value = ''] = [pressed.attr('name'), pressed.attr('value')];
  if (name) body.append(name, value);
  const url = new URL(pressed.attr('formaction') ?? form.attr('action') ?? '', page.url);
  if ((pressed.attr('formmethod') ?? form.attr('method')) !== 'post') {
    url.search = new URLSearchParams(wordsOf(body)).toString();
    return open(url.href);
  }
  const encoding = pressed.attr('formenctype') ?? form.attr('enctype');
  const isMultipart = encoding === 'multipart/form-data';
  return open(url.href, {
    method: 'POST',
    headers: { origin: stack.site, referer: page.url.href },
    body: isMultipart ? body : new URLSearchParams(wordsOf(body)),
  });
}

const wordsOf = (body: FormData) =>
  [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** The controls of a form, also those outside of it that name it. */
function controlsOf({ $ }: PlainPage, form: Control): Control[] {
  const id = form.attr('id');
  const outside = id ? $(`[form="${id}"]`).toArray() : [];
  return [...form.find('input, select, textarea').toArray(), ...outside]
    .map((element) => $(element))
    .filter((control) => !control.is('button, [disabled]') && control.attr('name'));
}

/** The data that the form sends, in the order of its controls. */
function contentOf(controls: readonly Control[]): FormData {
  const body = new FormData();
  for (const control of controls) {
    if (control.is('[type=checkbox], [type=radio]') && !control.is('[checked]')) continue;
    const name = control.attr('name') ?? '';
    if (control.is('[type=file]')) body.append(name, new File([], ''));
    else body.append(name, typedIn(control));
  }
  return body;
}

/** The values that a control sends. */
export function typedIn(control: Control): string {
  if (control.is('textarea')) return control.text();
  if (!control.is('select')) {
    const none = control.is('[type=checkbox], [type=radio]') ? 'on' : '';
    return control.attr('value') ?? none;
  }
  const chosen = control.find('option[selected]').first();
  return (
    (chosen.length > 0 ? chosen : control.find('option:not([disabled])').first()).attr('value') ??
    ''
  );
}

/** Sets a field to a value that a visitor could enter, and refuses others. */
function fill(
  controls: readonly Control[],
  body: FormData,
  name: string,
  value: Filled[string] = '',
): void {
  const named = controls.filter((control) => control.attr('name') === name);
  if (named.length === 0) throw new Error(`The form has no field ${name}.`);
  const values = typeof value === 'string' || value instanceof File ? [value] : value;
  const offered = offeredBy(named);
  const strange = values.find((each) => offered && !offered.includes(String(each)));
  if (strange !== undefined) throw new Error(`The field ${name} does not offer ${strange}.`);
  body.delete(name);
  for (const each of values) body.append(name, each);
}

/** The options of a choice; `undefined` for a text field. */
function offeredBy(named: readonly Control[]): string[] | undefined {
  const [first] = named;
  if (first?.is('select')) {
    const options = first.find('option');
    return options.toArray().map((_, place) => options.eq(place).attr('value') ?? '');
  }
  if (!first?.is('[type=checkbox], [type=radio]')) return undefined;
  return named.map((control) => control.attr('value') ?? 'on');
}
