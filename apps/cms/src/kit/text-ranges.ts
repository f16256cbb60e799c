/**
 * Parts of a text on the screen, which the browser colours: marks of an editor's own would be a part
 * of what is stored.
 * @param pattern with the flag `g`
 */
export function rangesIn(root: Node | null, pattern: RegExp): { text: string; range: Range }[] {
  if (!root) return [];
  const found: { text: string; range: Range }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      found.push({ text, range });
    }
  }
  return found;
}
