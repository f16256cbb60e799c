import { isLocale, type Locale } from '@osnowa/contract';
import { type Fact, type Facts, fillFacts } from '@osnowa/text/facts';
import {
  type ContentFolder,
  readSources,
  type SourceDocument,
} from '../app/content-files/source-files.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a visitor of any day reads: the newest values count. */
const DAY = '9999-12-31';

type Row = Fact & { reckoned?: string };

/** The facts of a folder, with its own figures in place of those that are reckoned. */
function factsIn(sources: readonly SourceDocument[]): Facts {
  const of = (kind: string) => sources.filter((one) => one.kind === kind);
  const days = of('realizations').map(({ data }) => Number((data as Values).personDays));
  const reckoned: Record<string, number> = {
    caseStudies: of('realizations').length,
    people: of('employees').length,
    smallestProject: Math.min(...days),
    largestProject: Math.max(...days),
    yearsSinceFounding: 12,
    medianFirstReply: 14,
  };
  const facts = of('facts').map(({ data }): Fact => {
    const row = data as Row;
    if (!row.reckoned) return row;
    return { ...row, values: [{ since: '0000-01-01', amount: reckoned[row.reckoned] }] };
  });
  return new Map(facts.map((fact) => [fact.key, fact]));
}

function filled(value: unknown, language: Locale, facts: Facts): unknown {
  if (typeof value === 'string') return fillFacts(value, language, facts, DAY);
  if (Array.isArray(value)) return value.map((one) => filled(one, language, facts));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    filled(inner, isLocale(name) ? name : language, facts),
  ]);
  return Object.fromEntries(entries);
}

/** The content files of a folder as visitors read them: with their facts. */
export async function readFilledSources(folder: ContentFolder): Promise<SourceDocument[]> {
  const sources = await readSources(folder);
  const facts = factsIn(sources);
  return sources
    .filter(({ kind }) => kind !== 'facts')
    .map((source) => {
      const { language } = source.data as { language?: unknown };
      const own = isLocale(language) ? language : 'pl';
      return { ...source, data: filled(source.data, own, facts) };
    });
}
