import { type Catalogue, MAX_HISTORY } from '@osnowa/contract';
import { type CalculatorName, isSameKind } from '@osnowa/site-map';
import { type Fact, type Facts, type FactValue, inEuro, valueOn } from '@osnowa/text/facts';

type Values = Readonly<Record<string, unknown>>;

/** Facts as a catalogue refers to them: by the number of their document. */
export interface NumberedFacts {
  byKey: Facts;
  byId: ReadonlyMap<number, string>;
  day: string;
}

/** What a fact is stored as, as far as its values go. */
export type StoredFact = Pick<Fact, 'key' | 'kind'> & {
  id: number;
  values?: readonly Omit<FactValue, 'text'>[] | null;
};

const dayOf = (instant: string | null | undefined) => instant?.slice(0, 'YYYY-MM-DD'.length);

/** A stored fact with days in place of instants. */
export function factFrom({ key, kind, values }: StoredFact): Fact {
  return {
    key,
    kind,
    values: (values ?? []).map((value) => ({
      ...value,
      since: dayOf(value.since) ?? '',
      date: dayOf(value.date) ?? null,
    })),
  };
}

/** Stored facts for a form: today is that of the browser. */
export function numbered(stored: readonly StoredFact[]): NumberedFacts {
  return {
    day: new Date().toLocaleDateString('sv-SE'),
    byKey: new Map(stored.map((one) => [one.key, factFrom(one)])),
    byId: new Map(stored.map(({ id, key }) => [id, key])),
  };
}

function figureOf(reference: unknown, { byKey, byId, day }: NumberedFacts): FactValue | null {
  const id = typeof reference === 'object' ? (reference as { id?: unknown } | null)?.id : reference;
  const fact = byKey.get(byId.get(Number(id)) ?? '');
  return fact ? valueOn(fact, day) : null;
}

/** A project that was delivered, with its sums of person-days. */
export interface FinishedProject {
  calculator: CalculatorName;
  estimated: number;
  actual: number;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** The projects of a calculator's kind, as its catalogue has them; the newest first, without names. */
export function historyIn(
  projects: readonly FinishedProject[],
  calculator: CalculatorName,
): Catalogue['rates']['history'] {
  return projects
    .filter((project) => isSameKind(project.calculator, calculator))
    .slice(0, MAX_HISTORY)
    .map(({ estimated, actual }) => ({
      days: rounded(estimated, 1),
      ratio: rounded(actual / estimated, 3),
    }));
}

/** The rates of a catalogue in numbers; a fact that it names replaces its own number. */
export function ratesInNumbers(rates: Values, facts: NumberedFacts): Values {
  const rate = figureOf(rates.rate, facts);
  const range = figureOf(rates.range, facts);
  const smallest = figureOf(rates.smallest, facts);
  return {
    ...rates,
    ...(rate && {
      dailyRatePLN: rate.amount,
      dailyRateEUR: rate.eur ?? inEuro(rate.amount, facts.byKey, facts.day),
    }),
    ...(range && { rangeFactor: range.amount }),
    ...(smallest && { smallestDays: smallest.amount }),
  };
}
