import { AppError } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { refuseOtherSites } from './submission-request.ts';

const OURS = 'https://osnowa.example';
const EVIL = 'https://evil.example';

/** Sec-Fetch-Site and Origin as a client sends them, and whether its form is taken. */
const MATRIX: [site: string | null, origin: string | null, isTaken: boolean][] = [
  ['same-origin', OURS, true],
  ['same-origin', null, true],
  ['same-origin', EVIL, true],
  ['same-site', OURS, true],
  ['same-site', 'https://other.osnowa.example', false],
  ['cross-site', OURS, false],
  ['cross-site', null, false],
  ['cross-site', EVIL, false],
  ['none', null, true],
  [null, OURS, true],
  [null, EVIL, false],
  [null, 'null', false],
  [null, null, true],
];

test.each(MATRIX)('S10: Sec-Fetch-Site %s, Origin %s', (site, origin, isTaken) => {
  const headers = new Headers();
  if (site !== null) headers.set('sec-fetch-site', site);
  if (origin !== null) headers.set('origin', origin);
  const outcome = () => refuseOtherSites(headers, OURS);
  if (isTaken) expect(outcome).not.toThrow();
  else expect(outcome).toThrow(AppError);
});
