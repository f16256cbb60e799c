import { env } from '../../../process/env.ts';
import type { Translate } from './translate.ts';
import { translateByHttp } from './translate-by-http.ts';

/** The machine that this installation uses, by `TRANSLATION_URL`; `null` without one. */
export function configuredMachine(): Translate | null {
  const { TRANSLATION_URL: url, TRANSLATION_TOKEN: token } = env;
  return url ? translateByHttp({ url, token }) : null;
}
