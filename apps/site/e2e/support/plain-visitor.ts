import { type Document, type HTMLElement, type HTMLFormElement, Window } from 'happy-dom';
import { house } from './env.ts';

const WITHOUT_SCRIPTS = {
  disableJavaScriptEvaluation: true,
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
};

/** A page as a browser without scripts has it. */
export interface PlainPage {
  status: number;
  /** Where it stands, after all redirects. */
  url: URL;
  document: Document;
  /** The words of an element, on one line. */
  textOf(selector: string): string;
}

/** What is typed, chosen, ticked or attached, by the names of the fields. */
export type Filled = Readonly<Record<string, string | readonly string[] | File>>;

/** Reads a document with a parser of HTML; nothing in it runs or is loaded. */
export function parseHtml(html: string, url: string): Document {
  const window = new Window({ url, settings: WITHOUT_SCRIPTS });
  window.document.write(html);
  return window.document;
}

const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Opens a page by a request, as a browser without scripts does. */
export async function open(address: string, init: RequestInit = {}): Promise<PlainPage> {
  const response = await fetch(new URL(address, house.site), init);
  const document = parseHtml(await response.text(), response.url);
  return {
    status: response.status,
    url: new URL(response.url),
    document,
    textOf: (selector) => oneLine(document.querySelector(selector)?.textContent),
  };
}

/** The one button of a page that says this, or that a selector finds. */
function buttonOf({ document }: PlainPage, button: string): HTMLElement {
  const named = [...document.querySelectorAll('button')].find(
    (each) => oneLine(each.textContent) === button,
  );
  const found = named ?? document.querySelector(button);
  if (!found) throw new Error(`The page has no button ${button}.`);
  return found as unknown as HTMLElement;
}

/**
 * Fills a form in and presses a button of it, as a browser without scripts does: what it sends is
 * what the form holds then, and a redirect is followed.
 * @param button its words, or a selector
 * @throws Error for a field that the form does not have, or a file where the form takes none
 */
export async function press(
  page: PlainPage,
  button: string,
  filled: Filled = {},
): Promise<PlainPage> {
  const pressed = buttonOf(page, button);
  const form = formOf(page, pressed);
  const body = contentOf(form, pressed);
  for (const [name, value] of Object.entries(filled)) fill(form, body, name, value);
  const address = pressed.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const url = new URL(address || page.url.href, page.url);
  if ((form.getAttribute('method') ?? 'get').toLowerCase() === 'get') {
    url.search = new URLSearchParams(wordsOf(body)).toString();
    return open(url.href);
  }
  const isMultipart = form.getAttribute('enctype') === 'multipart/form-data';
  return open(url.href, {
    method: 'POST',
    headers: { origin: house.site },
    body: isMultipart ? body : new URLSearchParams(wordsOf(body)),
  });
}

function formOf({ document }: PlainPage, pressed: HTMLElement): HTMLFormElement {
  const id = pressed.getAttribute('form');
  const form = id ? document.getElementById(id) : pressed.closest('form');
  if (!form) throw new Error('The button belongs to no form.');
  return form as unknown as HTMLFormElement;
}

const wordsOf = (body: FormData) =>
  [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** The controls of a form, those that stand outside of it and name it too. */
function controlsOf(form: HTMLFormElement): HTMLElement[] {
  const { ownerDocument: document, id } = form;
  const outside = id ? [...document.querySelectorAll(`[form="${id}"]`)] : [];
  const inside = [...form.querySelectorAll('input, select, textarea')];
  return [...inside, ...outside].filter(
    (each) => each.localName !== 'button',
  ) as unknown as HTMLElement[];
}

/** What the form sends as it stands, in the order of its controls. */
function contentOf(form: HTMLFormElement, pressed: HTMLElement): FormData {
  const body = new FormData();
  for (const control of controlsOf(form)) {
    const name = control.getAttribute('name');
    const type = control.getAttribute('type');
    if (!name || control.hasAttribute('disabled')) continue;
    if ((type === 'checkbox' || type === 'radio') && !control.hasAttribute('checked')) continue;
    if (type === 'file') body.append(name, new File([], ''));
    else body.append(name, sentBy(control));
  }
  const name = pressed.getAttribute('name');
  if (name) body.append(name, pressed.getAttribute('value') ?? '');
  return body;
}

function sentBy(control: HTMLElement): string {
  if (control.localName === 'textarea') return control.textContent ?? '';
  if (control.localName === 'select') {
    const option =
      control.querySelector('option[selected]') ?? control.querySelector('option:not([disabled])');
    return option?.getAttribute('value') ?? '';
  }
  return control.getAttribute('value') ?? (control.getAttribute('type') === 'checkbox' ? 'on' : '');
}

/** Puts into a field what a visitor may put there, and nothing else. */
function fill(form: HTMLFormElement, body: FormData, name: string, value: Filled[string]): void {
  const controls = controlsOf(form).filter((each) => each.getAttribute('name') === name);
  const [control] = controls;
  if (!control) throw new Error(`The form has no field ${name}.`);
  const values = typeof value === 'string' || value instanceof File ? [value] : value;
  const offered = offers(controls);
  const strange = values.find((each) => offered && !offered.includes(String(each)));
  if (strange !== undefined) throw new Error(`The field ${name} does not offer ${strange}.`);
  body.delete(name);
  for (const each of values) body.append(name, each);
}

/** What can be chosen, or nothing where one writes. */
function offers([first, ...others]: readonly HTMLElement[]): string[] | undefined {
  if (first?.localName === 'select')
    return [...first.querySelectorAll('option')].map((one) => one.getAttribute('value') ?? '');
  const type = first?.getAttribute('type');
  if (type !== 'checkbox' && type !== 'radio') return undefined;
  return [first as HTMLElement, ...others].map((one) => one.getAttribute('value') ?? 'on');
}
