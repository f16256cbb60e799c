import { typesetWords } from '@osnowa/text';
import { blog } from './blog.ts';
import { cookies } from './cookies.ts';
import { details } from './details.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { kit } from './kit.ts';
import { sections } from './sections.ts';

/** Polish interface labels: the shape that every other language has to fill. */
export const messages = typesetWords(
  { blog, cookies, details, errors, forms, frame, gallery, kit, sections },
  'pl',
);

/** Interface labels of one language. */
export type Messages = typeof messages;
