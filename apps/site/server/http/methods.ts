import { plainText } from './plain-text.ts';

/** Methods that the pages of the site support. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Answer to every other method. */
export function methodNotAllowed(allowed: readonly string[] = [...METHODS]): Response {
  return plainText(405, 'Method Not Allowed', { allow: allowed.join(', ') });
}
