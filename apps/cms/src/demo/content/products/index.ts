import type { Product } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';
import { DATA } from './data.ts';
import { DMS } from './dms.ts';
import { ERP } from './erp.ts';
import { FIBU } from './fibu.ts';

/** The four products in the order of the menu. */
export const PRODUCTS: Listed<Product>[] = [ERP, FIBU, DATA, DMS];
