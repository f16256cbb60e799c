/**
 * Runs in the browser: pictures of the first window that wait until the page is laid out, and others
 * that are fetched although they are more than two windows below. A picture is in the window when a fifth of it is.
 * Also sources of pictures that have a box: in a grid each of them would take a cell.
 */
export function pictureFaults(): string[] {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  const pictures = [...document.querySelectorAll('main img')].map((each) => {
    const image = each as HTMLImageElement;
    const { top, left, right, width, height } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility({ visibilityProperty: true }) && width > 0;
    const high = Math.min(top + height, innerHeight) - Math.max(top, 0);
    const isInWindow = isSeen && left < innerWidth && right > 0 && high > height / 5;
    const link = ahead.find(({ imageSrcset, media }) => {
      return imageSrcset !== '' && imageSrcset === image.srcset && matchMedia(media).matches;
    });
    return {
      what: image.src,
      isFar: top > 3 * innerHeight,
      area: isInWindow ? width * high : 0,
      isSoon: image.loading !== 'lazy' || link !== undefined,
      isFirst: image.fetchPriority === 'high' || link?.fetchPriority === 'high',
    };
  });
  const boxes = [...document.querySelectorAll('picture > source')].filter((source) => {
    return source.getClientRects().length > 0;
  });
  const seen = pictures.filter(({ area }) => area > 0);
  // Of pictures of the same size any may be the first.
  const large = 0.99 * Math.max(...seen.map(({ area }) => area));
  const isFetchedFirst = seen.some(({ isFirst, area }) => isFirst && area > large);
  return [
    ...(seen.length > 0 && !isFetchedFirst ? ['its largest picture is not fetched first'] : []),
    ...seen.filter(({ isSoon }) => !isSoon).map(({ what }) => `${what} is seen at once, and lazy`),
    ...pictures
      .filter(({ isFar, isSoon, isFirst }) => isFar && (isSoon || isFirst))
      .map(({ what }) => `${what} is far below, and not lazy`),
    ...boxes.map(
      (source) => `a source has a box in ${source.parentElement?.outerHTML.slice(-200)}`,
    ),
  ];
}

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
    const isOver = lines.some((line) =>
      pictures.some((picture) => {
        const width = Math.min(line.right, picture.right) - Math.max(line.left, picture.left);
        const height = Math.min(line.bottom, picture.bottom) - Math.max(line.top, picture.top);
        return width > 2 && height > 2;
      }),
    );
    if (isOver && element.closest('main')) found.add(`“${words.slice(0, 40)}” lies over a picture`);
  }
  return [...found];
}
