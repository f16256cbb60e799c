/** A line of words as it is laid out, in CSS px of the window. */
export interface Line {
  words: string;
  /** Number of the text that it belongs to. */
  text: number;
  /** Stays in place while the page is scrolled, as a bar at an edge does. */
  sticks: boolean;
  /** The element that cuts it, or an empty text. */
  cut: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Runs in the browser: every visible line, except those scrolled away in a row of its own. */
export function readLines(): Line[] {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const around = (element: Element) => {
    const all: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
    return all;
  };
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isForReadersOnly = (element: Element) =>
    styleOf(element).clipPath === 'inset(50%)' ||
    (cuts(styleOf(element).overflowX) && element.getBoundingClientRect().width <= 1);
  const isSeen = (element: Element) =>
    !element.closest('script, style, svg, option') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !around(element).some(isForReadersOnly);

  /** Describes how a line is cut; `null` if it is scrolled away. A scroll range cuts nothing. */
  const cutOf = ({ left, right, top, bottom, height }: DOMRect, element: Element) => {
    const slack = height * 0.3;
    for (const each of around(element).slice(0, -2)) {
      const { overflowX, overflowY } = styleOf(each);
      const box = each.getBoundingClientRect();
      const name = `${each.localName}.${each.className}`;
      if (/auto|scroll/.test(overflowX)) return left < box.right && right > box.left ? '' : null;
      if (cuts(overflowX) && (right > box.right + 1 || left < box.left - 1))
        return `cut at the side by ${name}`;
      if (cuts(overflowY) && (bottom > box.bottom + slack || top < box.top - slack))
        return `cut above or below by ${name}`;
    }
    return right > document.documentElement.clientWidth + 1 || left < -1 ? 'out of the window' : '';
  };

  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = 0; walker.nextNode(); text += 1) {
    const words = walker.currentNode.textContent?.trim().slice(0, 40);
    const element = walker.currentNode.parentElement;
    if (!words || !element || !isSeen(element)) continue;
    const sticks = around(element).some((each) => /fixed|sticky/.test(styleOf(each).position));
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      const cut = box.width < 2 ? null : cutOf(box, element);
      const { left, right, top, bottom } = box;
      if (cut !== null) lines.push({ words, text, sticks, cut, left, right, top, bottom });
    }
  }
  return lines;
}
