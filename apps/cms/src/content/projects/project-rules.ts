import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { LabelName } from '../../kit/fields/field-options.ts';
import { label, type Words, wordsFor } from '../../kit/words.ts';

/** Person-days of one part of a project. */
export const DAYS = { min: 0, max: 10_000 } as const;

/** A part of a project; one that nobody foresaw has no estimated days. */
export interface Work {
  part: string;
  estimated: number;
  actual?: number | null;
}

interface Project {
  closedOn?: string | null;
  work?: readonly Work[] | null;
  deletedAt?: string | null;
}

type Name = keyof Words['content']['projects']['faults'];
type Fault = readonly [path: string, field: LabelName, name: Name];

const sumOf = (days: readonly (number | null | undefined)[]): number =>
  Number(days.reduce<number>((sum, one) => sum + (one ?? 0), 0).toFixed(2));

/** What a finished project lacks to be compared with its estimate. */
function faultsOf({ closedOn, work }: Project): Fault[] {
  if (!closedOn) return [];
  const all = work ?? [];
  const open = all.flatMap(({ actual }, at): Fault[] =>
    typeof actual === 'number' ? [] : [[`work.${at}.actual`, 'actual', 'noActual']],
  );
  if (open.length > 0) return open;
  const faults: Fault[] = [];
  if (new Date(closedOn) > new Date()) faults.push(['closedOn', 'closedOn', 'future']);
  if (sumOf(all.map(({ estimated }) => estimated)) <= 0) faults.push(['work', 'work', 'noSum']);
  else if (sumOf(all.map(({ actual }) => actual)) <= 0) faults.push(['work', 'work', 'noSum']);
  return faults;
}

/** Refuses a finished project without its days; stores the sums and whether it is finished. */
export const keepSums: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const project: Project = { ...originalDoc, ...data };
  const faults = project.deletedAt ? [] : faultsOf(project);
  if (faults.length > 0) {
    const errors = faults.map(([path, field, name]) => ({
      path,
      label: label((w) => w.fields[field]),
      message: wordsFor(req).content.projects.faults[name],
    }));
    throw new ValidationError({ collection: 'delivered-projects', errors, req }, req.t);
  }
  const { closedOn, work } = project;
  return {
    ...data,
    estimated: sumOf((work ?? []).map(({ estimated }) => estimated)),
    actual: closedOn ? sumOf((work ?? []).map(({ actual }) => actual)) : null,
    state: closedOn ? 'closed' : 'running',
  };
};
