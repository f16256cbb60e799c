import type { IconName } from '@osnowa/brand/icons';
import { type Locale, MENU } from '@osnowa/contract';
import {
  BUILT_IN_BAR,
  BUILT_IN_COLUMNS,
  hasLabel,
  LABELS_OF_PATHS,
  type MenuList,
} from '@osnowa/site-map';
import type { LocalText } from '@osnowa/text';
import type { FrameMessages } from '@osnowa/text/messages/pl/frame';
import type { NavigationContent } from '../content/domain.ts';
import type { LayoutData, MenuItem } from './layout-data.ts';

/** A link of a menu or of the footer. */
export interface MenuLink {
  id: string;
  to: string;
  label: LocalText;
}

/** An entry of a drop-down that an editor fills. */
export interface OwnItem extends MenuLink {
  icon: IconName;
}

/** An entry of the bar or of the phone's menu, with `list` or `items` below it. */
export interface BarEntry extends MenuLink {
  list: MenuList | null;
  items: OwnItem[];
}

/** A column of the footer; `terms`: it ends with the general terms. */
export interface FooterColumn {
  id: string;
  title: LocalText;
  links: MenuLink[];
  terms: boolean;
}

type Composed = { [Part in keyof NavigationContent]: NonNullable<NavigationContent[Part]> };
type Entry = Composed['bar'][number];
type Column = Composed['columns'][number];
type Link = Column['links'][number];

const UNNAMED = { label: null, title: null };

/** The entries until an editor changes them, and if the content cannot be read. */
const BUILT_IN: Composed = {
  bar: BUILT_IN_BAR.map(({ to, term = null, place, list = null, items = [] }) => ({
    ...{ id: `${place} ${to}`, to, term, ...UNNAMED, place, list },
    items: items.map((item) => ({ id: item.to, term: null, ...UNNAMED, ...item })),
  })),
  columns: BUILT_IN_COLUMNS.map(({ label, links, list = null, terms = false }) => ({
    ...{ id: label, heading: label, title: null, list, terms },
    links: links.map(({ to, term = null }, at) => ({ id: String(at), to, term, ...UNNAMED })),
  })),
};

/** Icon of an own entry whose document has none. */
const PLAIN_ICON: IconName = 'file-text';

/** The labels of the page's language. */
interface Words {
  labels: FrameMessages;
  locale: Locale;
}

/** Label of a link: the editor's, the site's own, or its document's title, in this order. */
function labelOf({ label, term, title, to }: Link, { labels, locale }: Words): LocalText | null {
  if (label?.lang === locale) return label;
  if (term !== null) return { text: term, lang: locale };
  if (hasLabel(to)) return { text: labels[LABELS_OF_PATHS[to]], lang: locale };
  return label ?? title;
}

/** A link with its label; `undefined` if it has none. */
function named<Item extends Link>(item: Item, words: Words): (Item & { label: LocalText })[] {
  const label = labelOf(item, words);
  return label ? [{ ...item, label }] : [];
}

/** The entries of the bar, or those of the phone's menu, from first to last. */
export function barEntries(
  { navigation }: Pick<LayoutData, 'navigation'>,
  place: Exclude<Entry['place'], 'everywhere'>,
  words: Words,
): BarEntry[] {
  // The phone's menu ends with a section for contact.
  const isHere = (entry: Entry) =>
    (entry.place === 'everywhere' || entry.place === place) &&
    !(place === 'phone' && entry.to === '/contact');
  const shown = (entries: Entry[]) =>
    entries.filter(isHere).flatMap((entry) => named(entry, words));
  const composed = shown(navigation?.bar ?? BUILT_IN.bar);
  const entries = composed.length > 0 ? composed : shown(BUILT_IN.bar);
  return entries.map((entry) => ({
    ...entry,
    items: entry.items
      .flatMap((item) => named(item, words))
      .map((item) => ({ ...item, icon: item.icon ?? PLAIN_ICON })),
  }));
}

/** Whether an entry has a drop-down. */
export function hasDropDown({ list, items }: Pick<BarEntry, 'list' | 'items'>): boolean {
  return list !== null || items.length > 0;
}

/** Entries that a drop-down takes from a list by itself: the first ones that an editor ticked. */
export function shownItems(list: readonly MenuItem[]): MenuItem[] {
  return list.filter(({ isTicked }) => isTicked).slice(0, MENU.items);
}

/** The columns of the footer that have something to show. */
export function footerColumns(
  { navigation, lists, settings }: Pick<LayoutData, 'navigation' | 'lists' | 'settings'>,
  words: Words,
): FooterColumn[] {
  // No editor chose the built-in links, so one may lead to a product that does not exist.
  const isThere = ({ to }: Link) =>
    !to.startsWith('/products/') || lists.products.some((product) => product.to === to);
  const columns: Column[] =
    navigation?.columns ??
    BUILT_IN.columns.map((column) => ({ ...column, links: column.links.filter(isThere) }));
  return columns.flatMap(({ id, heading, title, links, list, terms }) => {
    const own = heading === null ? null : { text: words.labels[heading], lang: words.locale };
    const called = title?.lang === words.locale ? title : (own ?? title);
    const first = links.flatMap((link) => named(link, words));
    const rest = list === null ? [] : lists[list].filter(({ to }) => isMissing(to, first));
    const all = [...first, ...rest.map(({ to, title: label }) => ({ id: to, to, label }))];
    const isEmpty = all.length === 0 && !(terms && settings.terms);
    return called && !isEmpty ? [{ id, title: called, links: all, terms }] : [];
  });
}

function isMissing(to: string, links: readonly MenuLink[]): boolean {
  return !links.some((link) => link.to === to);
}
