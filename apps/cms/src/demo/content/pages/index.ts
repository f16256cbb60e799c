import type { Page } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { COMPANY_PAGES } from './company.ts';
import { ECOMMERCE } from './ecommerce.ts';
import { FORM_PAGES } from './forms.ts';
import { HOME } from './home.ts';
import { HOW_WE_DELIVER } from './how-we-deliver.ts';
import { LEGAL_PAGES } from './legal.ts';
import { LIST_PAGES } from './lists.ts';
import { OFFER_PAGES } from './offer.ts';

/** Texts and sections of every page that has any. */
export const PAGES: Entry<Page>[] = [
  HOME,
  ...OFFER_PAGES,
  ...COMPANY_PAGES,
  ...FORM_PAGES,
  ...LIST_PAGES,
  ECOMMERCE,
  HOW_WE_DELIVER,
  ...LEGAL_PAGES,
];
