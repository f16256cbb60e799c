import type { IconName } from '@osnowa/brand/icons';
import type { LocalText } from '@osnowa/text';
import type { SettingsContent } from '../content/domain.ts';
import type { Adviser } from '../leads/adviser-card.tsx';

/** One card of a drop-down menu. */
export interface MenuItem {
  to: string;
  title: LocalText;
  description: LocalText | null;
  icon: IconName;
}

/** Menus that open below an entry of the bar. */
export const DROP_DOWNS = ['products', 'realizations', 'areas', 'industries'] as const;

/** Name of a drop-down menu that content fills. */
export type DropDown = (typeof DROP_DOWNS)[number];

/**
 * Settings that the frame shows: every page loads these; other settings only where they are needed.
 */
export const FRAME_SETTINGS = [
  'companyName',
  'legalName',
  'slogan',
  'sales',
  'socialLinks',
  'association',
  'terms',
  'trackers',
] as const satisfies (keyof SettingsContent)[];

/** The content around a page: of the bar, the menus, the footer and the contact box. */
export interface FrameData {
  settings: Pick<SettingsContent, (typeof FRAME_SETTINGS)[number]>;
  menus: Record<DropDown, MenuItem[]>;
  /** Paths of all products: the footer links only to existing ones. */
  products: string[];
  advisers: Adviser[];
}
