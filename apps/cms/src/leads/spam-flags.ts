import type { CheckedFields } from '../contract/submission-fields.ts';

/** More links than this in one message are rare among people who ask for an offer. */
const USUAL_LINKS = 3;

const LINK = /https?:\/\/|www\./gi;

/** What is advertised by forms, in the three languages of the site. */
const ADVERTISED =
  /\b(?:viagra|cialis|casino|kasyno|backlinks?|link ?building|crypto(?: ?currency)? invest\w*|forex|porn\w*|escort|pożyczk\w+ online|sexkontakte)\b/iu;

/** Why somebody may doubt that a lead is one: it is marked, never thrown away. */
export function spamFlags(fields: CheckedFields): string[] {
  const text = [fields.fullName, fields.companyName, fields.message].filter(Boolean).join('\n');
  const flags: string[] = [];
  if ((text.match(LINK) ?? []).length > USUAL_LINKS) flags.push('links');
  if (/https?:\/\//i.test(fields.fullName ?? '')) flags.push('link-as-name');
  if (ADVERTISED.test(text)) flags.push('advertising');
  return flags;
}
