import { type RefObject, useEffect } from 'react';
import { leftPlaceholders } from '../../../leads/conversation/placeholders.ts';

/** Name of the highlight in the style sheet. */
const NAME = 'left-placeholder';

const IN_BRACES = /\{[^{}]+\}/g;

/** Ranges of the placeholders in the editor's text. */
function placesIn(root: Node): Range[] {
  const found: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(IN_BRACES)) {
      if (leftPlaceholders(match[0]).length === 0) continue;
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      found.push(range);
    }
  }
  return found;
}

/**
 * Highlights placeholders that a template could not fill in. The browser paints over the text,
 * which stays as it is: a mark of the editor's own would be a part of the mail.
 */
export function useMarkedPlaceholders(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('highlights' in CSS) || !place.current) return;
    const mark = () => {
      const editor = place.current?.querySelector('[contenteditable]');
      CSS.highlights.set(NAME, new Highlight(...(editor ? placesIn(editor) : [])));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(place.current, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
    };
  }, [place]);
}
