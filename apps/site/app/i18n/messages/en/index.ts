import { typesetWords } from '@osnowa/text';
import type { Messages } from '../pl/index.ts';
import { blog } from './blog.ts';
import { cookies } from './cookies.ts';
import { details } from './details.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { kit } from './kit.ts';
import { sections } from './sections.ts';

/** British English interface labels. */
export const messages: Messages = typesetWords(
  { blog, cookies, details, errors, forms, frame, gallery, kit, sections },
  'en',
);
