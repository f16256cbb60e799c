import { BRAND_PICTURES } from './brand/icons.ts';
import type { Picture } from './picture.ts';
import { PORTRAIT_PICTURES } from './portraits.ts';
import { SLIDE_PICTURES } from './slides.ts';

/** Every picture that the script draws. */
export const CATALOGUE: Picture[] = [...SLIDE_PICTURES, ...PORTRAIT_PICTURES, ...BRAND_PICTURES];
