import { typesetWords } from '@osnowa/text';
import { cookies } from './cookies.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';

/** Polish labels of what only the server renders. */
export const serverMessages = typesetWords({ cookies, errors, frame }, 'pl');

/** Labels of one language that only the server needs. */
export type ServerMessages = typeof serverMessages;
