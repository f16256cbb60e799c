/** Elements that a browser runs or reads once: after a change the page must be loaded again. */
const READ_ONCE = new Set(['script', 'style', 'link']);
/** A document that a script parses has its content as elements, the page has it as text. */
const IGNORED = new Set(['noscript']);

/**
 * Applies the changes between two documents that the site sent, and leaves the rest of the page
 * as it is: scroll position, open menus, started islands.
 * @param live element of the page
 * @param before the same element as it was sent
 * @param after the element as it was sent now
 * @returns whether it could; otherwise the page has to be loaded again
 */
export function patch(live: Element, before: Element, after: Element): boolean {
  if (IGNORED.has(after.localName) || before.isEqualNode(after)) return true;
  if (before.closest('[data-island]') || READ_ONCE.has(after.localName)) return false;
  const parts = [...before.childNodes];
  const liveParts = sentPartsOf(live, parts);
  const hasSameParts =
    haveSameAttributes(before, after) &&
    haveSameNames(parts, [...after.childNodes]) &&
    haveSameNames(parts, liveParts);
  if (!hasSameParts) return replace(live, before, after);
  return liveParts.every((part, index) => {
    const [was, is] = [parts[index], after.childNodes[index]];
    if (part instanceof Element) return patch(part, was as Element, is as Element);
    if (was?.nodeValue !== is?.nodeValue) part.nodeValue = is?.nodeValue ?? '';
    return true;
  });
}

/** The parts of an element that the site sent, without nodes that scripts added. */
function sentPartsOf(live: Element, parts: readonly Node[]): ChildNode[] {
  const all = [...live.childNodes];
  return parts.flatMap(({ nodeName }) => {
    const place = all.findIndex((part) => part.nodeName === nodeName);
    return place < 0 ? [] : all.splice(0, place + 1).slice(-1);
  });
}

function haveSameAttributes(one: Element, other: Element): boolean {
  const names = one.getAttributeNames();
  return (
    names.length === other.getAttributeNames().length &&
    names.every((name) => one.getAttribute(name) === other.getAttribute(name))
  );
}

function haveSameNames(one: readonly Node[], other: readonly Node[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ nodeName }, index) => nodeName === other[index]?.nodeName)
  );
}

/** An island that is new, or that has started, needs its code to run again. */
function replace(live: Element, before: Element, after: Element): boolean {
  const hasIsland = [before, after].some((element) => element.querySelector('[data-island]'));
  if (hasIsland || live === document.body) return false;
  live.replaceWith(document.importNode(after, true));
  return true;
}
