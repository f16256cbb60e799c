/**
 * Runs in the browser: words over a picture of the content. The check before publishing
 * knows no such section; a new one has to add its contrast to that check.
 */
export function wordsOverPictures(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pictures = [...document.querySelectorAll('main img')].map((each) =>
    each.getBoundingClientRect(),
  );
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = (text.textContent ?? '').trim();
    const element = text.parentElement;
    if (words === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style, dialog, details:not([open])')) continue;
    // Text for screen readers is cut to a pixel.
    if (element.getBoundingClientRect().width < 2) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const isOver = lines.some(({ left, right, top, bottom }) =>
      pictures.some(
        (picture) =>
          Math.min(right, picture.right) - Math.max(left, picture.left) > 2 &&
          Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 2,
      ),
    );
    if (isOver && element.closest('main')) found.add(`“${words.slice(0, 40)}” lies over a picture`);
  }
  return [...found];
}
