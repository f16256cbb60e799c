import { LOCALES } from '@osnowa/contract';
import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { localePath } from '../../i18n/locale-path.ts';
import type { FrameMessages } from '../../i18n/messages/pl/frame.ts';
import { MESSAGES } from '../../i18n/messages.server.ts';
import { organization, webSite } from './company-structured-data.ts';
import type { Crumb, PageFacts, Place } from './page-facts.ts';

/** Lists whose pages lie below them: the first segment of the path, which is also the label's name. */
const LISTS = [
  'areas',
  'blog',
  'careers',
  'industries',
  'products',
  'realizations',
] as const satisfies (keyof FrameMessages)[];

type List = (typeof LISTS)[number];

interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Structured data of a page: the company, the site, the page, the way to it, what it is about. */
export function pageGraph(facts: PageFacts, address: string, picture: Picture): Graph {
  const { publicUrl, title, description, structuredData = [] } = facts;
  const page: WebPage = {
    '@type': facts.kind ?? 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: LOCALES[facts.locale].fullCode,
    isPartOf: { '@id': `${publicUrl}/#website` },
    breadcrumb: { '@id': `${address}#breadcrumbs` },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: picture.url,
      width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
    },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      webSite(facts),
      page,
      breadcrumbs(facts, address),
      ...structuredData,
    ],
  };
}

function breadcrumbs(facts: PageFacts, address: string): BreadcrumbList {
  const own: Crumb = { name: facts.name ?? facts.title, path: facts.path };
  const trail = facts.path === '/' ? [own] : [...above(facts), ...(facts.parents ?? []), own];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumbs`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: facts.publicUrl + localePath(facts.locale, path),
    })),
  };
}

/** The home page, and the list that a page below one belongs to. */
function above({ locale, path }: Place): Crumb[] {
  const labels = MESSAGES[locale].frame;
  const home = { name: labels.home, path: '/' };
  const list = listOf(path);
  return list ? [home, { name: labels[list], path: `/${list}` }] : [home];
}

/** Name of the list that a page lies below; `null` for a page that stands alone. */
export function listOf(path: string): List | null {
  const [, first = '', second] = path.split('/');
  return second === undefined ? null : (LISTS.find((list) => list === first) ?? null);
}
