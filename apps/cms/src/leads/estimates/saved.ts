import {
  type Catalogue,
  type Described,
  type EstimateName,
  estimateKey,
  LOCALES,
  type Locale,
  NOTHING_DESCRIBED,
  type SavedEstimate,
} from '@osnowa/contract';
import { type Choice, estimateOf, type Rounding } from '@osnowa/estimate';
import type { CalculatorName } from '@osnowa/site-map';
import type { Payload } from 'payload';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import type { EstimateRecord } from './prepare.ts';

/** An estimate as the database holds it, with its catalogue. */
interface StoredEstimate {
  id: number;
  number: string;
  key: string;
  calculator: CalculatorName;
  locale: Locale;
  choice: StoredChoice;
  createdAt: string;
  version: { catalogue: Catalogue };
}

/** A choice with additional values; estimates from before these have the choice alone. */
type StoredChoice = Choice & { described?: Described; rounding?: Rounding };

/**
 * Stores a prepared estimate, within a lead's transaction when it comes with a lead. One that is
 * stored already stays as it is.
 * @returns its id
 */
export async function insertEstimate(
  payload: Payload,
  record: EstimateRecord | SavedRecord,
  req: Partial<InTransaction> = {},
): Promise<number> {
  if ('id' in record) return record.id;
  const { described, rounding, ...row } = record;
  const choice: StoredChoice = { ...row.choice, described, rounding };
  const data = { ...row, choice };
  const { id } = await payload.db.create({ collection: 'estimates', data, req });
  return id as number;
}

/** Number and key of a stored estimate. */
export async function estimateNameBy(
  payload: Payload,
  id: number,
  req: Partial<InTransaction>,
): Promise<EstimateName | null> {
  const found = await payload.db.findOne<EstimateName & { id: number }>({
    collection: 'estimates',
    where: { id: { equals: id } },
    select: { number: true, key: true },
    req,
  });
  return found && { number: found.number, key: found.key };
}

/** The estimate under a key or an id, in the form of the contract; `null` where there is none. */
export async function savedEstimateBy(
  payload: Payload,
  by: { key: string } | { id: number },
): Promise<SavedEstimate | null> {
  const [field, value] = Object.entries(by)[0] as [string, string | number];
  const { docs } = await payload.find({
    collection: 'estimates',
    where: { [field]: { equals: value } },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [found] = docs as unknown as StoredEstimate[];
  return found ? toSavedEstimate(found) : null;
}

/** Estimates with their keys, by id; deleted ones are absent. */
export async function savedEstimates(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, { key: string; saved: SavedEstimate }>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'estimates',
    where: { id: { in: [...ids] } },
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  const found = docs as unknown as StoredEstimate[];
  return new Map(found.map((row) => [row.id, { key: row.key, saved: toSavedEstimate(row) }]));
}

function toSavedEstimate({
  number,
  calculator,
  locale,
  createdAt,
  version,
  choice: stored,
}: StoredEstimate): SavedEstimate {
  const { described = NOTHING_DESCRIBED, rounding = 'nearest', ...choice } = stored;
  return {
    number,
    calculator,
    locale,
    created_at: createdAt,
    choice: { ...choice, items: [...choice.items], later: [...choice.later] },
    described,
    rounding,
    ...withBasis(withLaterFields(version.catalogue), stored, rounding),
  };
}

/** The catalogue and, where it has delivered projects, what the range is made from. */
function withBasis(
  catalogue: Catalogue,
  choice: Choice,
  rounding: Rounding,
): Pick<SavedEstimate, 'catalogue' | 'basis'> {
  const { projects, ...basis } = estimateOf(catalogue, choice, 'PLN', rounding).basis;
  return projects === null ? { catalogue } : { catalogue, basis: { projects, ...basis } };
}

/** Adds, empty, the fields which a catalogue that was stored earlier does not have yet. */
function withLaterFields(catalogue: Catalogue): Catalogue {
  const groups = catalogue.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, team: item.team ?? null })),
  }));
  const rates = { ...catalogue.rates, smallestDays: catalogue.rates.smallestDays ?? null };
  return { ...catalogue, rates, groups };
}

/** An estimate that is in the database already, for a lead that names it. */
export type SavedRecord = EstimateName & { id: number };

/**
 * The estimate that a form names by its key; `null` where it names none, or none that is stored.
 */
export async function savedRecordBy(payload: Payload, key: string): Promise<SavedRecord | null> {
  if (!estimateKey.safeParse(key).success) return null;
  return payload.db.findOne<SavedRecord>({
    collection: 'estimates',
    where: { key: { equals: key } },
    select: { number: true, key: true },
  });
}

/**
 * Address of an estimate's page, in a language.
 * @param publicUrl origin of the site, without a slash at the end
 */
export function estimateAddress(publicUrl: string, key: string, locale: Locale): string {
  return `${publicUrl}${LOCALES[locale].prefix}/estimate/${key}`;
}
