import { typesetWords } from '../../typography.ts';
import type { ServerMessages } from '../pl/server.ts';
import { accuracy } from './accuracy.ts';
import { calculators } from './calculators.ts';
import { calls } from './calls.ts';
import { cookies } from './cookies.ts';
import { errors } from './errors.ts';
import { estimate } from './estimate.ts';
import { frame } from './frame.ts';
import { links } from './links.ts';
import { search } from './search.ts';

/** German labels that only the server renders, or sends with the data of single pages. */
export const serverMessages: ServerMessages = typesetWords(
  { accuracy, calculators, calls, cookies, errors, estimate, frame, links, search },
  'de',
);
