import type { Locale } from '@osnowa/contract';
import type { Content } from '../../content/.server/content-client.ts';
import type { EmployeeContent } from '../../content/domain.ts';
import { pick } from '../../content/pick.ts';
import { required } from '../../content/refusal.ts';
import type { Adviser } from '../../leads/adviser-card.tsx';
import { FRAME_SETTINGS, type FrameData, type MenuItem } from '../frame-data.ts';

/** Most entries of a menu (point 9 of the specification). */
const MENU_ITEMS = 4;

/**
 * Reads the content around every page. Without the site settings there is no page (503); a menu
 * whose content cannot be read is empty and still links to its list.
 */
export async function loadFrame(content: Content, locale: Locale): Promise<FrameData> {
  const [settings, products, realizations, areas, industries, employees] = await Promise.all([
    required(content.get('site-settings')),
    content.list('products', { _sort: 'Order:asc' }),
    content.list('realizations', { _sort: 'Order:asc' }),
    content.list('areas', { _sort: 'Order:asc' }),
    content.list('industries', { _sort: 'Order:asc' }),
    content.list('employees'),
  ]);
  return {
    settings: pick(settings, FRAME_SETTINGS),
    menus: {
      products: menu(products, (item) => ({
        to: `/products/${item.slug}`,
        // A product has the same name in every language, typeset by the rules of each.
        title: { text: item.name, lang: locale },
        description: item.title,
        icon: item.icon,
      })),
      realizations: menu(realizations, (item) => ({
        to: `/realizations/${item.slug}`,
        title: item.name,
        description: item.header,
        icon: item.icon,
      })),
      areas: menu(areas, (item) => ({
        to: `/areas/${item.pageName}`,
        title: item.name,
        description: item.cardTitle,
        icon: item.icon,
      })),
      industries: menu(industries, (item) => ({
        to: `/industries/${item.pageName}`,
        title: item.name,
        description: item.cardTitle,
        icon: item.icon,
      })),
    },
    products: products.map(({ slug }) => `/products/${slug}`),
    advisers: employees
      .filter((employee) => employee.isAdviser)
      .slice(0, 2)
      .map(adviser),
  };
}

function menu<Item extends { shouldShowInHeaderMenu: boolean }>(
  items: Item[],
  toMenuItem: (item: Item) => MenuItem,
): MenuItem[] {
  return items
    .filter((item) => item.shouldShowInHeaderMenu)
    .slice(0, MENU_ITEMS)
    .map(toMenuItem);
}

function adviser({ id, name, surname, position, phone, email, image }: EmployeeContent): Adviser {
  return { id, name, surname, position, phone, email, image };
}
