import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMES } from '@osnowa/brand';
import { ROOT } from '../paths.ts';
import { SCHEMAS, VARIABLES } from '../settings/env.ts';
import { staleFile } from './generated-files.ts';

const PAGE = 'docs/configuration.md';

/** `npm start` sets these for each process; people set `SITE_…` and `CMS_…`. */
const BETWEEN_PROCESSES = ['NODE_ENV', 'HOST', 'PORT'];

/** A row of the tables: the variable, its default, its readers; the meaning is written by hand. */
const ROW = /^\| `([A-Z0-9_]+)` \|.*?\|.*?\|(?= \S)/gm;

/**
 * Writes variables, defaults and readers of the page of configuration from the schemas that check them.
 *
 * @returns a sentence for the page if it has changed, and one for each variable without a row
 */
export function writeConfigurationPage(root = ROOT): string[] {
  const path = join(root, PAGE);
  const before = readFileSync(path, 'utf8');
  const rows = [...before.matchAll(ROW)].map(([, name = '']) => name);
  const after = before.replace(ROW, (_, name: string) => factsOf(name));
  if (after !== before) writeFileSync(path, after);
  const missing = VARIABLES.filter((name) => ![...rows, ...BETWEEN_PROCESSES].includes(name));
  const strange = rows.filter((name) => !VARIABLES.includes(name));
  return [
    ...(after === before ? [] : [staleFile(PAGE)]),
    ...new Set(missing.map((name) => `${PAGE} has no row for ${name}.`)),
    ...strange.map((name) => `${PAGE} has a row for ${name}, which nothing reads.`),
  ];
}

function factsOf(name: string): string {
  const fields = Object.entries(SCHEMAS).flatMap(([reader, { shape }]) => {
    const field = Object.entries(shape).find(([key]) => key === name)?.[1];
    return field ? [{ reader, default: field.safeParse(undefined).data }] : [];
  });
  const value = fields.map((field) => field.default).find((each) => each !== undefined) ?? '';
  const given = value === NAMES.sender ? 'sender of `packages/brand`' : code(value);
  const apps = fields.map(({ reader }) => reader).filter((reader) => reader !== 'start');
  return `| \`${name}\` | ${given || '–'} | ${apps.join(', ') || '`npm start`'} |`;
}

/** A list is one text with commas, and a switch is `on` or `off`, as they are set. */
function code(value: unknown): string {
  const text = value === false ? 'off' : String(value);
  return text && `\`${text}\``;
}
