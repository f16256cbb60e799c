import { DEFAULT_LOCALE, type FactKind } from '@osnowa/contract';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { isPublishing } from '../../kit/fields/default-language.ts';
import { label, type Sentence, wordsFor } from '../../kit/words.ts';
import type { Fact } from '../../platform/database/generated/payload-types.ts';

type Value = NonNullable<Fact['values']>[number];

interface Fault {
  path: string;
  sentence: Sentence;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What a value of this kind lacks. Its words are needed in the default language only. */
function faultOf(
  kind: FactKind,
  value: Value,
  isDefault: boolean,
): [field: string, Sentence] | null {
  if (kind === 'words') {
    return isDefault && isEmpty(value.text) ? ['text', (w) => w.content.facts.noWords] : null;
  }
  if (kind === 'date') return isEmpty(value.date) ? ['date', (w) => w.content.facts.noDate] : null;
  if (isEmpty(value.amount)) return ['amount', (w) => w.content.facts.noAmount];
  const isRange = !isEmpty(value.to) || !isEmpty(value.toEur);
  const grows = Number(value.to) > Number(value.amount);
  const growsInEuro = isEmpty(value.eur) || Number(value.toEur) > Number(value.eur);
  const isWrong = isRange && !(grows && growsInEuro);
  return isWrong ? ['to', (w) => w.content.facts.badRange] : null;
}

function faultsOf({ kind, values, reckoned }: Partial<Fact>, isDefault: boolean): Fault[] {
  if (reckoned) {
    const isFigure = kind !== 'words' && kind !== 'date';
    return isFigure ? [] : [{ path: 'reckoned', sentence: (w) => w.content.facts.noFigure }];
  }
  const rows = values ?? [];
  if (rows.length === 0) return [{ path: 'values', sentence: (w) => w.content.facts.noValue }];
  const days = rows.map(({ since }) => String(since).slice(0, 'YYYY-MM-DD'.length));
  return rows.flatMap((row, index): Fault[] => {
    const isTwice = days.indexOf(days[index] as string) !== index;
    const found = faultOf(kind ?? 'number', row, isDefault);
    const at = (field: string, sentence: Sentence) => ({
      path: `values.${index}.${field}`,
      sentence,
    });
    return [
      ...(isTwice ? [at('since', (w) => w.content.facts.sameDay)] : []),
      ...(found ? [at(...found)] : []),
    ];
  });
}

/** Refuses to publish a fact that texts could not show, each fault at its field. */
export const refuseFactFaults: CollectionBeforeChangeHook<Fact> = ({ data, originalDoc, req }) => {
  if (!isPublishing(data, originalDoc) || data.deletedAt) return data;
  const isDefault = req.locale === DEFAULT_LOCALE;
  const errors = faultsOf({ ...originalDoc, ...data }, isDefault).map(({ path, sentence }) => ({
    path,
    label: label((w) => (path === 'reckoned' ? w.fields.reckoned : w.fields.values)),
    message: sentence(wordsFor(req)),
  }));
  if (errors.length === 0) return data;
  throw new ValidationError({ collection: 'facts', errors, req }, req.t);
};
