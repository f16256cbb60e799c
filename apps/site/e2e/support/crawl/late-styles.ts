/**
 * Runs in the page: changes once the styles of all islands are applied, a line for each
 * element and property. Only properties that some rule sets are read: all of them take twice the time.
 */
export async function changedByStyles(): Promise<string[]> {
  const named = [...document.querySelectorAll<HTMLElement>('[data-stylesheet]')];
  const files = new Set(named.map(({ dataset }) => dataset.stylesheet ?? ''));
  if (files.size === 0) throw new Error('The page names no styles of islands');
  const links = [...files].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
  );
  const load = (link: HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      Object.assign(link, { onload: resolve, onerror: reject });
      document.head.append(link);
    });
  await Promise.all(links.map(load));
  const set = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      for (const name of (rule as CSSStyleRule).style ?? []) set.add(name);
      read((rule as CSSGroupingRule).cssRules ?? []);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  const names = [...set].filter((name) => !name.startsWith('--'));
  const parts = [...document.querySelectorAll('body, body *')].flatMap((element) =>
    ['', '::before', '::after'].map((part) => ({ element, part })),
  );
  const look = () =>
    parts.map(({ element, part }) => {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') return [];
      return names.map((name) => style.getPropertyValue(name));
    });
  const before = look();
  for (const link of links) link.media = 'all';
  return look().flatMap((values, index) => {
    const { element, part } = parts[index] as (typeof parts)[number];
    const what = `${element.localName}.${element.getAttribute('class')}${part}`;
    const was = before[index] ?? [];
    return names.flatMap((name, at) =>
      was[at] === values[at] ? [] : [`${what} ${name}: ${was[at]} → ${values[at]}`],
    );
  });
}
