import { typesetWords } from '@osnowa/text';
import type { ServerMessages } from '../pl/server.ts';
import { cookies } from './cookies.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';

/** German labels of what only the server renders. */
export const serverMessages: ServerMessages = typesetWords({ cookies, errors, frame }, 'de');
