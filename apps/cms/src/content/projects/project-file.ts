import { CALCULATOR_NAMES, type CalculatorName } from '@osnowa/site-map';
import { fill } from '@osnowa/text';
import { z } from 'zod';
import { ADMIN_LANGUAGES } from '../../kit/office-language.ts';
import { type RowProblem, readCsv, type TableRow } from '../../kit/table-file.ts';
import { officeWords, type Words } from '../../kit/words.ts';
import { DAYS, type Work } from './project-rules.ts';

/** Headings of each column; the first is its name in English. */
const COLUMNS = {
  calculator: ['calculator', 'kalkulator'],
  name: ['name', 'nazwa', 'project', 'projekt'],
  closed: ['closed', 'zakończono', 'abgeschlossen'],
  part: ['part', 'część', 'teil', 'group', 'grupa', 'gruppe'],
  estimated: ['estimated', 'przewidziane', 'geschätzt'],
  actual: ['actual', 'rzeczywiste', 'tatsächlich'],
} as const;

type Column = keyof typeof COLUMNS;
type Table = Words['content']['projects']['table'];

/** Most rows of one file. */
const MAX_ROWS = 2_000;

/** Longest name of a project or of a part of it, in characters. */
const MAX_CHARACTERS = 200;

/** A finished project of a file, and the row with which it begins. */
export interface FileProject {
  row: number;
  calculator: CalculatorName;
  name: string;
  closedOn: string;
  work: (Work & { actual: number })[];
}

/**
 * Reads finished projects, a row for each part of one; rows of one name are one project.
 * @param today the last day that can have been the end of a project
 */
export function readProjects(
  bytes: Uint8Array,
  today: string,
): { projects: FileProject[]; problems: RowProblem[]; problemAt: ProblemAt } {
  const table = readCsv<Column>(bytes, COLUMNS, MAX_ROWS);
  const headings = typeof table === 'string' ? {} : table.headings;
  const problemAt: ProblemAt = (row, column, name) => ({
    row,
    words: (of) =>
      fill(of.content.projects.table[name], {
        column: (column && headings[column]) ?? '',
        example: of.catalogues.names[CALCULATOR_NAMES[0]],
        maxRows: MAX_ROWS,
      }),
  });
  if (typeof table === 'string') {
    return { projects: [], problems: [problemAt(0, null, table)], problemAt };
  }
  const projects = new Map<string, FileProject>();
  const problems: RowProblem[] = [];
  for (const line of table.rows) {
    const read = readRow(line, today);
    const faults = 'faults' in read ? read.faults : differences(projects.get(read.name), read);
    if (faults.length > 0 || 'faults' in read) {
      problems.push(...faults.map(([column, name]) => problemAt(line.row, column, name)));
      continue;
    }
    const { work, ...project } = read;
    const known = projects.get(read.name);
    if (known) known.work.push(...work);
    else projects.set(read.name, { ...project, work: [...work] });
  }
  for (const { row, work } of projects.values()) {
    for (const column of ['estimated', 'actual'] as const) {
      const sum = work.reduce((days, one) => days + one[column], 0);
      if (sum === 0) problems.push(problemAt(row, column, 'sum'));
    }
  }
  problems.sort((one, other) => one.row - other.row);
  return { projects: [...projects.values()], problems, problemAt };
}

/** A fault in a cell; its sentence names the column as the file does. */
export type ProblemAt = (row: number, column: Column | null, name: keyof Table) => RowProblem;

type Faults = [Column, keyof Table][];

function readRow(
  { row, cells }: TableRow<Column>,
  today: string,
): FileProject | { faults: Faults } {
  const { data, error } = rowOf(today).safeParse(cells);
  if (error) {
    return { faults: error.issues.map(({ path, message }) => [path[0], message]) as Faults };
  }
  const { calculator, name, closed, ...work } = data;
  return { row, calculator, name, closedOn: closed, work: [work] };
}

const rowOf = (today: string) =>
  z.object({
    calculator: cell('calculator', calculatorIn),
    name: cell('text', textIn),
    closed: cell('day', (written) => dayIn(written, today)),
    part: cell('text', textIn),
    estimated: cell('number', daysIn),
    actual: cell('number', daysIn),
  });

/** A cell with its value; `null` is a fault of this name. */
function cell<Value>(fault: keyof Table, read: (written: string) => Value | null) {
  return z
    .string()
    .default('')
    .transform((written, context): Value => {
      const value = read(written);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    });
}

/** A further row of a project repeats its calculator and its day. */
function differences(known: FileProject | undefined, row: FileProject): Faults {
  const faults: Faults = [];
  if (known && known.calculator !== row.calculator) faults.push(['calculator', 'differs']);
  if (known && known.closedOn !== row.closedOn) faults.push(['closed', 'differs']);
  return faults;
}

/** By its path, or by its name in any language of the back office. */
function calculatorIn(cell: string): CalculatorName | null {
  const wanted = cell.toLowerCase();
  const all = ADMIN_LANGUAGES.map((language) => officeWords(language).catalogues.names);
  const isWanted = (name: CalculatorName) =>
    [name, ...all.map((names) => names[name])].some((one) => one.toLowerCase() === wanted);
  return CALCULATOR_NAMES.find(isWanted) ?? null;
}

function textIn(cell: string): string | null {
  return cell !== '' && cell.length <= MAX_CHARACTERS ? cell : null;
}

/** `2026-05-29`, or `29.05.2026` as Polish and German table programs write it. */
function dayIn(cell: string, today: string): string | null {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  const day = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : cell;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  const isReal = isDay && new Date(day).toISOString().startsWith(day);
  return isReal && day <= today ? day : null;
}

/** A number with a comma or a point. */
function daysIn(cell: string): number | null {
  if (!/^\d{1,5}(?:[.,]\d{1,2})?$/.test(cell)) return null;
  const days = Number(cell.replace(',', '.'));
  return days <= DAYS.max ? days : null;
}
