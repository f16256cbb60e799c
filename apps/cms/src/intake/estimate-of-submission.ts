import { AppError, type Described, ESTIMATE_FIELD, type FormPath } from '@osnowa/contract';
import { calculatorOf } from '@osnowa/site-map';
import type { Payload } from 'payload';
import { type KeptRecord, keptRecordBy } from '../estimates/kept.ts';
import { type EstimateRecord, prepareEstimate } from '../estimates/prepare.ts';
import type { SortedFields } from '../leads/submission-fields.ts';
import { localeOf } from './lead-record.ts';
import { RefusedFields } from './refusals.ts';

/**
 * The estimate that comes with a submission, reckoned anew from what was chosen; whatever total the
 * sender claims is no more than words. A kept estimate that is named by its key comes as it is.
 * `null` where nothing was chosen.
 * @throws RefusedFields when an item is not in the catalogue
 */
export async function estimateIn(
  payload: Payload,
  path: FormPath,
  sent: SortedFields,
): Promise<EstimateRecord | KeptRecord | null> {
  const extra = (name: string) => sent.extra.find(({ key }) => key === name)?.value ?? '';
  const calculator = calculatorOf(path, extra('variant'));
  const keysIn = (name: string) => extra(name).split(',').filter(Boolean);
  const kept = calculator ? await keptRecordBy(payload, extra(ESTIMATE_FIELD)) : null;
  if (kept) return kept;
  const items = keysIn('items');
  if (!calculator || items.length === 0) return null;
  const choice = {
    items,
    later: keysIn('later'),
    preset: extra('preset') || null,
    mobile: extra('mobile') === '1',
  };
  try {
    return await prepareEstimate(
      payload,
      { calculator, locale: localeOf(sent), choice },
      describedIn(extra),
    );
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'Validation')) throw error;
    const fields = { items: 'formNotFilledCorrectly' } as const;
    throw new RefusedFields('Validation', error.message, fields);
  }
}

/** What the visitor said beside the choice. */
function describedIn(extra: (name: string) => string): Described {
  const users = Number(extra('users'));
  return {
    users: Number.isInteger(users) && users > 0 ? users : null,
    customised: extra('customised') === '1',
    notes: extra('notes').trim(),
  };
}
