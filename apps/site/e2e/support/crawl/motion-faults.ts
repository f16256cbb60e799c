import type { Page } from 'playwright-core';

/** Longest duration of any movement but that of a hero's drawing, in ms. */
const CALM = 250;

/** Properties that may change without a new layout of the page. */
const MAY_CHANGE =
  /^(?:transform|opacity|visibility|display|overlay|content-visibility|stroke-dashoffset|fill|(?:text-decoration-|background-|border-(?:\w+-)?)?color)$/;

/** Transition and animation of an element, or of a pseudo-element of it. */
interface Mover {
  what: string;
  animation: string;
  properties: string[];
  /** Duration and delay of its longest transition, in ms. */
  longest: number;
}

/** Everything on the page that has a transition or an animation, whether or not it runs just now. */
function movers(page: Page): Promise<Mover[]> {
  return page.evaluate(() => {
    const ms = (times: string) => times.split(', ').map((time) => Number.parseFloat(time) * 1000);
    const found: Mover[] = [];
    for (const element of document.querySelectorAll('*')) {
      const parts = ['', '::before', '::after'];
      if (element.localName === 'details') parts.push('::details-content');
      if (element.localName === 'dialog') parts.push('::backdrop');
      for (const part of parts) {
        const style = getComputedStyle(element, part || null);
        const delays = ms(style.transitionDelay);
        const ends = ms(style.transitionDuration).map(
          (duration, index) => duration + (delays[index % delays.length] ?? 0),
        );
        const longest = Math.max(...ends);
        // Menus stay closed over a new page: this animation is not visible.
        const animation = /^rest(?:_|$)/.test(style.animationName) ? 'none' : style.animationName;
        if (longest === 0 && animation === 'none') continue;
        const what = `${element.localName}.${element.getAttribute('class') ?? ''}${part}`;
        const properties = longest === 0 ? [] : style.transitionProperty.split(', ');
        found.push({ what, animation, properties, longest });
      }
    }
    return found;
  });
}

/** Movements although the visitor prefers reduced motion. */
export async function unaskedMotion(page: Page): Promise<string[]> {
  const running = await page.evaluate(() => {
    const names = document.getAnimations().map((one) => (one as CSSAnimation).animationName ?? '');
    return names.filter((name) => !/^rest(?:_|$)/.test(name)).length;
  });
  const smooth = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).scrollBehavior === 'smooth',
      ).length,
  );
  return [
    ...(running ? [`${running} animations run`] : []),
    ...(smooth ? [`${smooth} elements scroll smoothly`] : []),
    ...(await movers(page)).map(({ what }) => what),
  ];
}

/** Motion that takes too long, or causes a new layout, if motion is welcome. */
export async function restlessMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const all = await movers(page);
  if (all.length === 0) return ['answers to nothing'];
  return all
    .filter(
      ({ properties, longest }) =>
        longest > CALM || properties.some((property) => !MAY_CHANGE.test(property)),
    )
    .map(({ what, properties, longest }) => `${what} ${properties} ${longest} ms`);
}
