import {
  ACCURACY_PATH,
  CALCULATORS,
  type CalculatorRow,
  calculatorAt,
  SEARCH_PATH,
  WIZARD_PATH,
} from '@osnowa/site-map';
import { WIZARD_FORM } from '../flows/wizard/wizard-answers.ts';
import { CONTACT_FORM_ID } from '../leads/form/form.ts';

/** The parts of the layout that a page has. */
export interface LayoutShape {
  /** Menu, consultation button, language chooser and hamburger; without them only the logo. */
  menu: boolean;
  /** `instant`: black, with a white logo and a button to the contact page. */
  bar: 'paper' | 'instant';
  /** A shadow under the bar, unless the page shows an error. */
  shadow: boolean;
  /** `plain` has no links; `instant` has the logo and a link to the terms. */
  footer: 'full' | 'plain' | 'instant';
  /** Whether the page has a form and, with it, the contact box. */
  contact: boolean;
  /** Target of the links to get in touch: the form of this page, or its substitute. */
  talkTo: string;
  /**
   * Id of the form that is forwarded to another language; `null` where the address contains
   * everything.
   */
  forwarded: string | null;
  /** Whether page views may be counted after consent: never where the address contains a key. */
  tracked: boolean;
}

const WHOLE: LayoutShape = {
  menu: true,
  bar: 'paper',
  shadow: false,
  footer: 'full',
  contact: true,
  talkTo: `#${CONTACT_FORM_ID}`,
  forwarded: null,
  tracked: true,
};

/** A link to the consultation opens its popup on any page. */
const WITHOUT_FORM = { contact: false, talkTo: '/consultation' };

const CALCULATOR: LayoutShape = { ...WHOLE, menu: false, footer: 'plain', ...WITHOUT_FORM };

/** Pages of links in mails; the address contains a key. */
const LINKED: LayoutShape = { ...WHOLE, ...WITHOUT_FORM, tracked: false };

const CALCULATOR_LAYOUTS: Record<CalculatorRow['layout'], LayoutShape> = {
  // This calculator has a form of its own at its end.
  whole: { ...WHOLE, talkTo: '/consultation' },
  plain: CALCULATOR,
  shadow: { ...CALCULATOR, shadow: true },
  instant: { ...CALCULATOR, bar: 'instant', footer: 'instant' },
};

/** Groups of pages with a smaller frame, the more specific first. */
const REDUCED: readonly (readonly [string, LayoutShape])[] = [
  [WIZARD_PATH, { ...WHOLE, ...WITHOUT_FORM, forwarded: WIZARD_FORM }],
  // The form of a job is for applicants; customers get the popup.
  ['/careers/', { ...WHOLE, talkTo: '/consultation' }],
  // Results, of a search and of projects, have no form below them.
  [SEARCH_PATH, { ...WHOLE, talkTo: '/consultation' }],
  [ACCURACY_PATH, { ...WHOLE, talkTo: '/consultation' }],
  ['/my-request', LINKED],
  ['/offer/', LINKED],
  ['/estimate/', { ...LINKED, contact: true }],
  ['/newsletter/', LINKED],
];

/**
 * The frame of a page (point 2 of the specification).
 * @param path without language prefix
 */
export function layoutShape(path: string): LayoutShape {
  const calculator = calculatorAt(path);
  if (calculator) return CALCULATOR_LAYOUTS[CALCULATORS[calculator].layout];
  const isBelow = (start: string) =>
    path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`);
  return REDUCED.find(([start]) => isBelow(start))?.[1] ?? WHOLE;
}
