import { destination } from '@osnowa/contract';

/** A pasted text after cleaning. */
export interface CleanPaste {
  html: string;
  /** Pictures that were left out: they are on the editor's own machine or on another site. */
  pictures: number;
  /** Tables within tables, of which only the words remain. */
  nestedTables: number;
}

/** Elements without words for a reader. `TEMPLATE` and those after it come from other pages. */
const NO_WORDS = 'style, script, meta, link, title, xml, template, noscript, object, iframe, svg';

/** Elements for looks alone; their content stays. */
const LOOKS = 'font, u, s, strike, del, ins, big, small, center';

/** Attributes with a meaning for the words. */
const RETAINED: readonly string[] = ['href', 'colspan', 'rowspan', 'start', 'style'];

/** Of a style, bold and italic, as word processors on the web write them. */
const FORMATS = /(?:^|;)\s*(font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic)/gi;

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** A page has one heading 1, its title: the others move down with it, so that their order stays. */
function lowerHeadings(body: HTMLElement): void {
  const down = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Math.max(2, Number(heading.tagName[1]) + down));
    if (`H${level}` !== heading.tagName) rename(heading, `h${level}`);
  }
}

/** How a word processor marks a paragraph of a list: `mso-list:l0 level2 lfo1`. */
const LISTED = /mso-list:\s*l\d+\s+level(\d+)/i;

/** A number or a letter before a point or a bracket. */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;

function levelOf(element: Element | null): number {
  return Number(LISTED.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0);
}

/** The bullet or number in the paragraph itself; it is removed. */
function takeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter((one) =>
    /ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const text = markers.map(({ textContent }) => textContent ?? '').join('');
  for (const marker of markers) marker.remove();
  return text.trim();
}

/** The list at a level, inside the last item of the list above it. */
function listAt(lists: Element[], level: number, tag: string, first: Element): Element {
  lists.length = Math.min(lists.length, level);
  while (lists.length < level) {
    const list = first.ownerDocument.createElement(tag);
    const above = lists.at(-1);
    if (above) (above.lastElementChild ?? above).append(list);
    else first.before(list);
    lists.push(list);
  }
  return lists[level - 1] as Element;
}

/** Makes lists of the paragraphs that only look like one. */
function makeLists(body: HTMLElement): void {
  let lists: Element[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    const tag = NUMBER.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    const list = listAt(lists, level, tag, paragraph);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Removes links to destinations that the site does not accept; their words stay. */
function repairLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = (link.getAttribute('href') ?? '').trim().replace(/^http:/i, 'https:');
    // `#_Toc1` points to a place of the file that the text comes from.
    const leads = destination.safeParse(address).success && !address.startsWith('#_');
    if (leads) link.setAttribute('href', address);
    else unwrap(link);
  }
}

function flattenTables(body: HTMLElement): number {
  const nested = [...body.querySelectorAll('table table')];
  for (const table of nested) {
    const lines = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => (textContent ?? '').trim()).join(' '),
    );
    const paragraphs = lines.map((line) => {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
    table.replaceWith(...paragraphs);
  }
  return nested.length;
}

/** Pictures of the media store come from another text of the back office. */
function takePictures(body: HTMLElement): number {
  const foreign = [...body.querySelectorAll('img')].filter(
    (picture) => !picture.hasAttribute('data-lexical-upload-id'),
  );
  for (const picture of foreign) picture.remove();
  return foreign.length;
}

function removeLooks(body: HTMLElement): void {
  // Elements of a namespace: `<o:p>`, `<w:sdt>`, `<v:shape>`.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const isForeign = element.tagName.includes(':') || element.matches(LOOKS);
    if (isForeign) unwrap(element);
  }
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName === 'IMG') continue;
    for (const { name } of [...element.attributes]) {
      if (!RETAINED.includes(name)) element.removeAttribute(name);
    }
    const formats = (element.getAttribute('style') ?? '').match(FORMATS) ?? [];
    const style = formats.map((one) => one.replace(/^[;\s]+/, '')).join(';');
    if (style === '') element.removeAttribute('style');
    else element.setAttribute('style', style);
  }
}

function removeEmpty(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p, h2, h3, h4')) {
    const hasWords = (element.textContent ?? '').trim() !== '';
    if (!hasWords && !element.querySelector('img') && !element.closest('td, th')) element.remove();
  }
  for (const paragraph of body.querySelectorAll('li > p:only-of-type')) unwrap(paragraph);
}

/**
 * Cleans a text from a word processor or another page: its words, headings, lists, links, tables,
 * bold and italic stay. Its looks, and elements that the site has no place for, are left out.
 */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  for (const element of body.querySelectorAll(NO_WORDS)) element.remove();
  const pictures = takePictures(body);
  const nestedTables = flattenTables(body);
  makeLists(body);
  lowerHeadings(body);
  repairLinks(body);
  removeLooks(body);
  removeEmpty(body);
  return { html: body.innerHTML, pictures, nestedTables };
}
