import { type PastProject, type TrackRecord, trackRecord } from '@osnowa/estimate';
import {
  CALCULATOR_NAMES,
  type CalculatorName,
  calculatorNamed,
  isSameKind,
} from '@osnowa/site-map';
import type { Content, ContentReply } from '../../content/content.ts';

export type ProjectContent = ContentReply<'delivered-projects'>[number];

/** Finished projects of one kind, the newest first, and how their estimates turned out. */
export interface KindRecord {
  /** The calculator that estimates this kind today. */
  calculator: CalculatorName;
  projects: (PastProject & ProjectContent)[];
  record: TrackRecord;
}

/** Every finished project, by kind. */
export async function kindRecords(
  content: Content,
  projects: readonly ProjectContent[],
): Promise<KindRecord[]> {
  const newest = projects.toSorted((one, other) => other.closedOn.localeCompare(one.closedOn));
  const current = CALCULATOR_NAMES.filter((name) => calculatorNamed(name).movedTo === undefined);
  const kinds = current.filter(
    (name, at) => current.findIndex((one) => isSameKind(one, name)) === at,
  );
  const found = kinds.map(async (calculator): Promise<KindRecord[]> => {
    const own = newest
      .filter((project) => isSameKind(project.calculator, calculator))
      .map((one) => ({ ...one, days: one.estimated, ratio: one.actual / one.estimated }));
    if (own.length === 0) return [];
    // Without a catalogue, nothing was promised beyond the sum of days.
    const factor = (await content.optional(calculator))?.rates.rangeFactor ?? 1;
    return [{ calculator, projects: own, record: trackRecord(own, factor) }];
  });
  return (await Promise.all(found)).flat();
}
