import type { CalculatorName } from '@osnowa/site-map';
import type { Payload } from 'payload';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import type { Work } from './project-rules.ts';

/** A project that begins: what was promised, by group of the calculator. */
export interface BegunProject {
  calculator: CalculatorName;
  /** For colleagues; no two projects have the same. */
  name: string;
  work: readonly Pick<Work, 'part' | 'estimated'>[];
}

/**
 * Begins a project from an accepted offer, within its transaction. It counts in no range and on no
 * page until a person enters the actual days and the day on which it was closed.
 * @returns its id
 */
export async function beginProject(
  payload: Payload,
  project: BegunProject,
  req: Partial<InTransaction> = {},
): Promise<number> {
  const data = { ...project, work: [...project.work], origin: 'offer' as const };
  const { id } = await payload.create({ collection: 'delivered-projects', data, req });
  return id;
}
