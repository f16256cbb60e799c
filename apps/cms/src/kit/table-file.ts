import { CsvError, parse } from 'csv-parse/sync';
import type { Words } from './words.ts';

/** A fault in a file, and its line; 0 means the whole file. */
export interface RowProblem {
  row: number;
  words(of: Words): string;
}

/** A row of a file: its cells by column, and its line in a table program; the heading is line 1. */
export interface TableRow<Column extends string> {
  row: number;
  cells: Partial<Record<Column, string>>;
}

/** Columns of a file, each with the headings that mean it; those without `optional` have to be there. */
type Columns<Column extends string> = Readonly<Record<Column, Names>>;
type Names = readonly string[] | { optional: readonly string[] };

/**
 * Reads a CSV file with commas, semicolons or tabs between the cells. Other columns are passed over.
 * @returns its rows and the headings as the file writes them, or what is wrong with it as a whole
 */
export function readCsv<Column extends string>(
  bytes: Uint8Array,
  columns: Columns<Column>,
  maxRows: number,
):
  | { rows: TableRow<Column>[]; headings: Partial<Record<Column, string>> }
  | 'unreadable'
  | 'empty'
  | 'tooMany' {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const heading = text.split(/\r?\n/, 1)[0] ?? '';
    const headings: Partial<Record<Column, string>> = {};
    const named = (written: string): string => {
      const name = written.replaceAll('"', '').trim();
      const found = columnOf(columns, name.toLowerCase());
      if (found) headings[found] ??= name;
      return found ?? name;
    };
    const delimiter = /[,;\t]/.exec(heading)?.[0] ?? ',';
    const present = heading.split(delimiter).map(named);
    const needed = Object.entries<Names>(columns).filter(([, names]) => !('optional' in names));
    if (needed.some(([column]) => !present.includes(column))) return 'unreadable';
    const lines = parse(text, {
      columns: (names: string[]) => names.map(named),
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      to: maxRows + 1,
    }) as unknown as { record: TableRow<Column>['cells']; info: { lines: number } }[];
    if (lines.length === 0) return 'empty';
    if (lines.length > maxRows) return 'tooMany';
    return {
      rows: lines.map(({ record, info }) => ({ row: info.lines, cells: record })),
      headings,
    };
  } catch (error) {
    // Quotes that are never closed, or bytes that are not UTF-8.
    if (error instanceof CsvError || error instanceof TypeError) return 'unreadable';
    throw error;
  }
}

function columnOf<Column extends string>(columns: Columns<Column>, name: string): Column | null {
  const found = Object.entries<Names>(columns).find(([, names]) =>
    ('optional' in names ? names.optional : names).includes(name),
  );
  return (found?.[0] as Column | undefined) ?? null;
}
