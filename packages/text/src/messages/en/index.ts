import { typesetWords } from '../../typography.ts';
import type { Messages } from '../pl/index.ts';
import { blog } from './blog.ts';
import { details } from './details.ts';
import { forms } from './forms.ts';
import { kit } from './kit.ts';
import { sections } from './sections.ts';

/** British English interface labels. */
export const messages: Messages = typesetWords({ blog, details, forms, kit, sections }, 'en');
