import type { Locale } from '@osnowa/contract';
import type { Content } from '../../content/content.ts';
import type { AreaContent, EmployeeContent } from '../../content/domain.ts';
import { pick } from '../../content/pick.ts';
import { required } from '../../content/refusal.ts';
import type { Adviser } from '../../leads/form/adviser-card.tsx';
import { LAYOUT_SETTINGS, type LayoutData, type MenuItem } from '../layout-data.ts';

/**
 * Reads the content around every page. Without the site settings there is no page (503); a menu
 * whose content cannot be read is empty and still links to its list. If the arrangement of the
 * menus cannot be read, the site's own is used.
 */
export async function loadLayout(content: Content, locale: Locale): Promise<LayoutData> {
  const [settings, navigation, products, realizations, areas, industries, employees] =
    await Promise.all([
      required(content.get('site-settings')),
      content.optional('navigation'),
      content.list('products', { _sort: 'Order:asc' }),
      content.list('realizations', { _sort: 'Order:asc' }),
      content.list('areas', { _sort: 'Order:asc' }),
      content.list('industries', { _sort: 'Order:asc' }),
      content.list('employees'),
    ]);
  return {
    settings: pick(settings, LAYOUT_SETTINGS),
    navigation,
    lists: {
      products: products.map((item) => ({
        to: `/products/${item.slug}`,
        // A product has the same name in every language, typeset by the rules of each.
        title: { text: item.name, lang: locale },
        description: item.title,
        icon: item.icon,
        isTicked: item.shouldShowInHeaderMenu,
      })),
      realizations: realizations.map((item) => ({
        to: `/realizations/${item.slug}`,
        title: item.name,
        description: item.header,
        icon: item.icon,
        isTicked: item.shouldShowInHeaderMenu,
      })),
      areas: areas.map((item) => areaItem('/areas', item)),
      industries: industries.map((item) => areaItem('/industries', item)),
    },
    advisers: employees
      .filter((employee) => employee.isAdviser)
      .slice(0, 2)
      .map(adviser),
  };
}

function areaItem(list: string, item: AreaContent): MenuItem {
  return {
    to: `${list}/${item.pageName}`,
    title: item.name,
    description: item.cardTitle,
    icon: item.icon,
    isTicked: item.shouldShowInHeaderMenu,
  };
}

function adviser({ id, name, surname, position, phone, email, image }: EmployeeContent): Adviser {
  return { id, name, surname, position, phone, email, image };
}
