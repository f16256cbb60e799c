import { comparedAddress, destination } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Words } from '../kit/words.ts';

export interface FileRow {
  /** Line of a table program: the heading is line 1. */
  row: number;
  from: string;
  to: string;
  status: '301' | '302';
}

/** A fault in a file, and its line; 0 means the whole file. */
export interface RowProblem {
  row: number;
  words(of: Words): string;
}

/** Most redirects of one file. */
export const MAX_ROWS = 2_000;

/** Columns of an exported file; an imported one needs the first two. */
const COLUMNS = ['from', 'to', 'status', 'hits'] as const;

/** A whole path of this site, as a browser asks for it, with a query where the old site had one. */
export const oldPath = z.string().regex(/^\/(?:[^?#\s/][^#\s]*|\?[^#\s]+)$/);

/** Target of a redirect: a path of this site or an address of another one. */
export const newAddress = destination.refine((to) => /^(?:\/|https:)/.test(to));

/**
 * Writes redirects as a table that Polish and German table programs open with a double click:
 * semicolons, and the mark that says UTF-8. No cell can be taken for a formula.
 */
export function writeTable(
  redirects: readonly { from: string; to: string; status: string; hits?: number | null }[],
): string {
  return stringify([...redirects], {
    header: true,
    columns: [...COLUMNS],
    delimiter: ';',
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/**
 * Reads a table of redirects, with commas, semicolons or tabs between the cells. Other columns, such
 * as the counts of an exported file, are passed over.
 */
export function readTable(bytes: Uint8Array): { rows: FileRow[]; problems: RowProblem[] } {
  const records = recordsOf(bytes);
  if (typeof records === 'string')
    return { rows: [], problems: [{ row: 0, words: sentenceOf(records) }] };
  const known = new Set<string>();
  const rows: FileRow[] = [];
  const problems: RowProblem[] = [];
  for (const { record, info } of records) {
    const { from = '', to = '', status = '' } = record;
    const kind = status === '' ? '301' : status;
    const problem = problemOf(from, to, kind, known);
    known.add(comparedAddress(from));
    if (problem) problems.push({ row: info.lines, words: sentenceOf(problem) });
    else rows.push({ row: info.lines, from, to, status: kind as FileRow['status'] });
  }
  return { rows, problems };
}

function sentenceOf(problem: Problem): RowProblem['words'] {
  return (w) => fill(w.redirectRules.tableFile[problem], { maxRows: MAX_ROWS });
}

type Problem = keyof Words['redirectRules']['tableFile'];

function problemOf(from: string, to: string, status: string, known: Set<string>): Problem | null {
  if (!oldPath.safeParse(from).success) return 'from';
  if (!newAddress.safeParse(to).success) return 'to';
  if (status !== '301' && status !== '302') return 'status';
  return known.has(comparedAddress(from)) ? 'twice' : null;
}

interface Line {
  record: Partial<Record<string, string>>;
  info: { lines: number };
}

function recordsOf(bytes: Uint8Array): Line[] | Problem {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const heading = text.split(/\r?\n/, 1)[0] ?? '';
    const columns = heading.split(/[,;\t]/).map(nameOf);
    if (!columns.includes('from') || !columns.includes('to')) return 'unreadable';
    const lines = parse(text, {
      columns: (names: string[]) => names.map(nameOf),
      delimiter: /[,;\t]/.exec(heading)?.[0] ?? ',',
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      to: MAX_ROWS + 1,
    }) as unknown as Line[];
    if (lines.length === 0) return 'empty';
    return lines.length > MAX_ROWS ? 'tooMany' : lines;
  } catch (error) {
    // Quotes that are never closed, or bytes that are not UTF-8.
    if (error instanceof CsvError || error instanceof TypeError) return 'unreadable';
    throw error;
  }
}

function nameOf(column: string): string {
  return column.replaceAll('"', '').trim().toLowerCase();
}
