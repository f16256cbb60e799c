import { FOOTER_LINKS, type TERMS } from '@osnowa/brand/offer';
/** Kinds of documents that a menu, or a column of the footer, can list by itself. */
export const MENU_LISTS = ['products', 'realizations', 'areas', 'industries'] as const;

/** One of these kinds. */
export type MenuList = (typeof MENU_LISTS)[number];

/** Place of an entry: in the bar of wide windows, in the menu of phones, or in both. */
export const MENU_PLACES = ['everywhere', 'bar', 'phone'] as const;

/** One of these places. */
export type MenuPlace = (typeof MENU_PLACES)[number];

/**
 * Pages whose entry has a label of the site's own: by the path, the name of the label. It is used
 * if an editor wrote none.
 */
export const LABELS_OF_PATHS = {
  '/': 'home',
  '/about': 'about',
  '/accessibility': 'accessibility',
  '/areas': 'areas',
  '/blog': 'blog',
  '/careers': 'careers',
  '/consultation': 'consultation',
  '/contact': 'contact',
  '/how-we-deliver': 'howWeDeliver',
  '/industries': 'industries',
  '/privacy': 'privacy',
  '/products': 'products',
  '/realizations': 'realizations',
  '/services': 'services',
  '/services#desktop': 'desktopApps',
  '/services#mobile': 'mobileApps',
  '/services#web': 'webApps',
} as const satisfies Record<string, string>;

/** A page with such a label. */
export type LabelledPath = keyof typeof LABELS_OF_PATHS;

/** Whether the site has a word for this path. */
export function hasLabel(path: string): path is LabelledPath {
  return Object.hasOwn(LABELS_OF_PATHS, path);
}

/** The footer's columns for whose titles the site has words. */
export const COLUMN_LABELS = ['solutions', 'products', 'services', 'company'] as const;

/** A link, by its path without language; `term` if its label is not the name of its page. */
interface BuiltInLink {
  to: string;
  term?: (typeof TERMS)[number];
}

interface BuiltInEntry extends BuiltInLink {
  place: MenuPlace;
  /** The drop-down below it: a list by itself, or these links. */
  list?: MenuList;
  items?: readonly { to: string; icon: 'users' | 'workflow' | 'briefcase' }[];
}

interface BuiltInColumn {
  label: (typeof COLUMN_LABELS)[number];
  links: readonly BuiltInLink[];
  /** Documents of this kind that are not among the links follow by themselves. */
  list?: MenuList;
  /** The general terms of the site settings are at the end. */
  terms?: true;
}

/**
 * The bar and the menu of phones, in their order, until an editor changes them (point 2 of the
 * specification). On phones about is before areas and has no drop-down; their menu ends with a
 * section for contact.
 */
export const BUILT_IN_BAR: readonly BuiltInEntry[] = [
  { to: '/services', place: 'everywhere' },
  { to: '/products', place: 'everywhere', list: 'products' },
  { to: '/realizations', place: 'everywhere', list: 'realizations' },
  { to: '/about', place: 'phone' },
  { to: '/areas', place: 'everywhere', list: 'areas' },
  { to: '/industries', place: 'everywhere', list: 'industries' },
  {
    to: '/about',
    place: 'bar',
    items: [
      { to: '/about', icon: 'users' },
      { to: '/how-we-deliver', icon: 'workflow' },
      { to: '/careers', icon: 'briefcase' },
    ],
  },
  { to: '/careers', place: 'phone' },
  { to: '/blog', place: 'everywhere' },
  { to: '/contact', place: 'everywhere' },
];

/**
 * The columns of the footer until an editor changes them. A link whose document a company does not
 * have is not shown.
 */
export const BUILT_IN_COLUMNS: readonly BuiltInColumn[] = [
  {
    label: 'solutions',
    links: FOOTER_LINKS.solutions,
  },
  {
    label: 'products',
    links: FOOTER_LINKS.products,
    list: 'products',
  },
  {
    label: 'services',
    links: [{ to: '/services#mobile' }, { to: '/services#web' }, { to: '/services#desktop' }],
  },
  {
    label: 'company',
    links: [
      { to: '/about' },
      { to: '/realizations' },
      { to: '/careers' },
      { to: '/hosting-and-security' },
      { to: '/impressum' },
    ],
    terms: true,
  },
];
