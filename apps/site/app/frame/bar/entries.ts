import type { FrameMessages } from '../../i18n/messages/pl/frame.ts';
import { DROP_DOWNS, type DropDown } from '../frame-data.ts';

/** An entry of the bar: its label, its page and, for some, the menu below it. */
export interface BarEntry {
  label: keyof FrameMessages;
  to: string;
  menu?: DropDown | 'about';
}

const entry = (label: keyof FrameMessages & string, menu?: BarEntry['menu']): BarEntry => ({
  label,
  to: `/${label}`,
  ...(menu && { menu }),
});

/** The bar from left to right on a desktop (point 2 of the specification). */
export const DESKTOP_ENTRIES: BarEntry[] = [
  entry('services'),
  entry('products', 'products'),
  entry('realizations', 'realizations'),
  entry('areas', 'areas'),
  entry('industries', 'industries'),
  entry('about', 'about'),
  entry('blog'),
  entry('contact'),
];

/** The mobile menu from top to bottom: about stands before areas and has no drop-down. */
export const MOBILE_ENTRIES: BarEntry[] = [
  entry('services'),
  entry('products', 'products'),
  entry('realizations', 'realizations'),
  entry('about'),
  entry('areas', 'areas'),
  entry('industries', 'industries'),
  entry('careers'),
  entry('blog'),
];

/** Whether a menu is filled by content (and ends with "see more"). */
export function isDropDown(menu: BarEntry['menu']): menu is DropDown {
  return DROP_DOWNS.some((name) => name === menu);
}
