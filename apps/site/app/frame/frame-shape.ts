/** What of the frame stands around a page. */
export interface FrameShape {
  /** Menu, consultation button, language chooser and hamburger; without them only the logo. */
  menu: boolean;
  /** `instant`: black, with a white logo and a button to the contact page. */
  bar: 'paper' | 'instant';
  /** A shadow under the bar, unless the page shows an error. */
  shadow: boolean;
  /** `plain` has no links; `instant` has the logo and a link to the terms. */
  footer: 'full' | 'plain' | 'instant';
  /** Whether the page has the contact form and, with it, the contact box. */
  contact: boolean;
}

const WHOLE: FrameShape = {
  menu: true,
  bar: 'paper',
  shadow: false,
  footer: 'full',
  contact: true,
};

const CALCULATOR: FrameShape = { ...WHOLE, menu: false, footer: 'plain', contact: false };

/** Families of pages with less around them, the more exact first. */
const REDUCED: readonly (readonly [string, FrameShape])[] = [
  ['/natychmiastowa-wycena', { ...CALCULATOR, bar: 'instant', footer: 'instant' }],
  ['/kalkulator-erp-n', { ...CALCULATOR, shadow: true }],
  ['/kalkulator-erp', CALCULATOR],
  ['/kalkulator-dms', CALCULATOR],
  ['/estimate-project', { ...WHOLE, contact: false }],
];

/**
 * What stands around a page (point 2 of the specification).
 * @param path without language prefix; the calculators' variants share their beginning
 */
export function frameShape(path: string): FrameShape {
  return REDUCED.find(([start]) => path.startsWith(start))?.[1] ?? WHOLE;
}
