import { createHash, randomBytes } from 'node:crypto';
import {
  AppError,
  type Catalogue,
  type Described,
  type EstimateToSave,
  type Locale,
  NOTHING_DESCRIBED,
} from '@osnowa/contract';
import { type Choice, itemsOf, knownChoice, type Rounding } from '@osnowa/estimate';
import type { CalculatorName } from '@osnowa/site-map';
import type { Payload } from 'payload';
import { loadRecords } from '../../reads/records.ts';
import { newNumber } from '../reference.ts';

/** An estimate ready to be stored. */
export interface EstimateRecord {
  number: string;
  key: string;
  calculator: CalculatorName;
  locale: Locale;
  choice: Choice;
  described: Described;
  rounding: Rounding;
  /** Id of the catalogue as it is now. */
  version: number;
}

const KEY_BYTES = 16;

/**
 * Checks a choice against the published catalogue and makes sure that this version of it is stored.
 * Figures that a browser calculated are ignored: they come from the choice and the catalogue.
 * @param described the visitor's words about the choice, which are stored with it
 * @throws AppError Validation (an item that the catalogue does not have, or none at all), NotFound
 *   (no catalogue is published for the calculator)
 */
export async function prepareEstimate(
  payload: Payload,
  { calculator, locale, choice }: EstimateToSave,
  described: Described = NOTHING_DESCRIBED,
): Promise<EstimateRecord> {
  const catalogue = await publishedCatalogue(payload, calculator);
  const known = new Set(itemsOf(catalogue).map(({ key }) => key));
  if (choice.items.length === 0 || choice.items.some((key) => !known.has(key))) {
    throw new AppError('Validation', 'The catalogue does not have one of these items.');
  }
  return {
    number: newNumber('SZ'),
    key: randomBytes(KEY_BYTES).toString('hex'),
    calculator,
    locale,
    choice: knownChoice(catalogue, choice),
    described,
    rounding: 'up',
    version: await savedVersion(payload, calculator, catalogue),
  };
}

/** The catalogue as visitors see it now. */
async function publishedCatalogue(
  payload: Payload,
  calculator: CalculatorName,
): Promise<Catalogue> {
  const [catalogue] = await loadRecords(payload, calculator, { drafts: false });
  if (!catalogue) throw new AppError('NotFound', 'This calculator has no published catalogue.');
  return withoutEmptyHistory(catalogue as unknown as Catalogue);
}

/**
 * A catalogue without delivered projects is stored as before there were any: the same version, and
 * the same bytes for programs that read estimates.
 */
function withoutEmptyHistory(catalogue: Catalogue): Catalogue {
  const { history, ...rates } = catalogue.rates;
  return history.length > 0 ? catalogue : { ...catalogue, rates: rates as Catalogue['rates'] };
}

/**
 * Id of the stored copy of exactly this catalogue; made when this is the first estimate with it.
 */
async function savedVersion(
  payload: Payload,
  calculator: CalculatorName,
  catalogue: Catalogue,
): Promise<number> {
  const digest = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  const find = () =>
    payload.db.findOne<{ id: number }>({
      collection: 'catalogue-versions',
      where: { digest: { equals: digest } },
      select: { digest: true },
    });
  const saved = await find();
  if (saved) return saved.id;
  try {
    const made = await payload.db.create({
      collection: 'catalogue-versions',
      data: { digest, calculator, catalogue },
    });
    return made.id as number;
  } catch (error) {
    // Another request was first.
    const other = await find();
    if (!other) throw error;
    return other.id;
  }
}
