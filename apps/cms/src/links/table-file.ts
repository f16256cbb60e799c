import { comparedAddress, destination } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { type RowProblem, readCsv } from '../kit/table-file.ts';
import type { Words } from '../kit/words.ts';

export interface FileRow {
  /** Line of a table program: the heading is line 1. */
  row: number;
  from: string;
  to: string;
  status: '301' | '302';
}

/** Most redirects of one file. */
export const MAX_ROWS = 2_000;

/** Columns of an exported file; an imported one needs the first two. */
const COLUMNS = ['from', 'to', 'status', 'hits'] as const;
const HEADINGS = { from: ['from'], to: ['to'], status: { optional: ['status'] } } as const;

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
  const table = readCsv(bytes, HEADINGS, MAX_ROWS);
  if (typeof table === 'string')
    return { rows: [], problems: [{ row: 0, words: sentenceOf(table) }] };
  const known = new Set<string>();
  const rows: FileRow[] = [];
  const problems: RowProblem[] = [];
  for (const { row, cells } of table.rows) {
    const { from = '', to = '', status = '' } = cells;
    const kind = status === '' ? '301' : status;
    const problem = problemOf(from, to, kind, known);
    known.add(comparedAddress(from));
    if (problem) problems.push({ row, words: sentenceOf(problem) });
    else rows.push({ row, from, to, status: kind as FileRow['status'] });
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
