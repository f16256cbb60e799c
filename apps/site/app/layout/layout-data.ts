import type { IconName } from '@osnowa/brand/icons';
import type { MenuList } from '@osnowa/site-map';
import type { LocalText } from '@osnowa/text';
import type { NavigationContent, SettingsContent } from '../content/domain.ts';
import type { Adviser } from '../leads/form/adviser-card.tsx';

/** A document as the menus show it. */
export interface MenuItem {
  to: string;
  title: LocalText;
  description: LocalText | null;
  icon: IconName;
  /** An editor wants it in the drop-down. */
  isTicked: boolean;
}

/**
 * Settings that the frame shows: every page loads these; other settings only where they are needed.
 */
export const LAYOUT_SETTINGS = [
  'companyName',
  'legalName',
  'slogan',
  'sales',
  'address',
  'registration',
  'socialLinks',
  'association',
  'terms',
  'trackers',
] as const satisfies (keyof SettingsContent)[];

/** The content around a page: of the bar, the menus, the footer and the contact box. */
export interface LayoutData {
  settings: Pick<SettingsContent, (typeof LAYOUT_SETTINGS)[number]>;
  /** All documents of each kind that a drop-down or a column of the footer shows by itself. */
  lists: Record<MenuList, MenuItem[]>;
  /** Menus and footer as editors arranged them; `null` for the site's own entries. */
  navigation: NavigationContent | null;
  advisers: Adviser[];
}
