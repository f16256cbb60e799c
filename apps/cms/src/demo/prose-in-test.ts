import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { AREAS } from './content/areas/index.ts';
import { CATEGORIES } from './content/blog/categories.ts';
import { POSTS } from './content/blog/posts/index.ts';
import { SIDEBARS } from './content/blog/sidebars.ts';
import { CAREERS } from './content/careers/index.ts';
import { CATALOGUES } from './content/catalogues/index.ts';
import { EMPLOYEES } from './content/employees.ts';
import { CUSTOMISED_SOLUTIONS, PRODUCTS_SYSTEMS } from './content/estimate-elements.ts';
import { INDUSTRIES } from './content/industries/index.ts';
import { PAGES } from './content/pages/index.ts';
import { PRODUCTS } from './content/products/index.ts';
import { REALIZATIONS } from './content/realizations/index.ts';
import { REDIRECTS } from './content/redirects.ts';
import { SERVICES } from './content/services.ts';
import { SITE_SETTINGS } from './content/site-settings.ts';
import { SLIDES } from './content/slides.ts';
import { MEDIA_ALT } from './media/alt.ts';
import type { Words } from './shape.ts';

/** All that the demo says. */
const EVERYTHING = {
  ...{ AREAS, INDUSTRIES, PRODUCTS, SERVICES, SLIDES, REALIZATIONS, EMPLOYEES, CAREERS, PAGES },
  ...{ CATALOGUES, CUSTOMISED_SOLUTIONS, PRODUCTS_SYSTEMS, SIDEBARS, SITE_SETTINGS, CATEGORIES },
  ...{ POSTS, REDIRECTS, MEDIA_ALT },
};

/** A value of the demo: the same thing in every language, or a string that has none. */
interface Said<Value> {
  where: string;
  /** Name of the field. */
  name: string;
  value: Value;
}

function isWords(value: object): value is Words {
  return LOCALE_CODES.every((locale) => locale in value);
}

/** Values that several entries share by reference are said once. */
function* saidInside(
  value: unknown,
  seen: Set<object>,
  where = '',
  name = '',
): Generator<Said<Words | string>> {
  if (typeof value === 'string') yield { where, name, value };
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isWords(value)) yield { where, name, value };
  else
    for (const [key, inner] of Object.entries(value)) {
      yield* saidInside(inner, seen, `${where}.${key}`, /^\d+$/.test(key) ? name : key);
    }
}

const SAID = [...saidInside(EVERYTHING, new Set())];

/** What is said in three languages. */
export const TRANSLATED = SAID.filter(
  (said): said is Said<Words> => typeof said.value !== 'string',
);

/** What is the same in all of them: addresses, keys, names, and the Polish posts. */
export const PLAIN = SAID.filter((said): said is Said<string> => typeof said.value === 'string');

/** A piece of prose. */
export interface Prose {
  where: string;
  text: string;
}

/** All prose of one language, the Polish posts included, a line of theirs as a piece. */
export function proseIn(locale: Locale): Prose[] {
  const translated = TRANSLATED.map(({ where, value }) => ({ where, text: value[locale] }));
  const posts = POSTS.flatMap(({ slug, title, description, content }) =>
    [title, description, ...content.split('\n')].map((text) => ({ where: slug, text })),
  );
  return locale === 'pl' ? [...translated, ...posts] : translated;
}
