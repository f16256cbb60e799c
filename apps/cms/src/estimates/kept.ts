import type {
  CalculatorName,
  Catalogue,
  EstimateName,
  KeptEstimate,
  Locale,
} from '@tkalnia/contract';
import type { Choice } from '@tkalnia/estimate';
import type { Payload } from 'payload';
import type { InTransaction } from '../leads/transaction.ts';
import type { EstimateRecord } from './prepare.ts';

/** An estimate as the database holds it, with its catalogue. */
interface StoredEstimate {
  number: string;
  calculator: CalculatorName;
  locale: Locale;
  choice: Choice;
  createdAt: string;
  version: { catalogue: Catalogue };
}

/** Stores a prepared estimate; within a lead's transaction when it comes with a lead. */
export async function insertEstimate(
  payload: Payload,
  record: EstimateRecord,
  req: Partial<InTransaction> = {},
): Promise<number> {
  const { id } = await payload.db.create({ collection: 'estimates', data: { ...record }, req });
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

/** The estimate under a key or an id, as the contract tells it; `null` where there is none. */
export async function keptEstimateBy(
  payload: Payload,
  by: { key: string } | { id: number },
): Promise<KeptEstimate | null> {
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
  if (!found) return null;
  const { number, calculator, locale, choice, createdAt, version } = found;
  return {
    number,
    calculator,
    locale,
    created_at: createdAt,
    choice: { ...choice, items: [...choice.items], later: [...choice.later] },
    catalogue: version.catalogue,
  };
}
