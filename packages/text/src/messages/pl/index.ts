import { typesetWords } from '../../typography.ts';
import { blog } from './blog.ts';
import { details } from './details.ts';
import { forms } from './forms.ts';
import { kit } from './kit.ts';
import { sections } from './sections.ts';

/**
 * Polish interface labels that islands use too, so browsers get them: every other language has
 * this shape.
 */
export const messages = typesetWords({ blog, details, forms, kit, sections }, 'pl');

/** Interface labels of one language that browsers get. */
export type Messages = typeof messages;
