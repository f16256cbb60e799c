'use client';

import { CALCULATOR_NAMES, type CalculatorName, stagesOf } from '@osnowa/site-map';
import { fill } from '@osnowa/text';
import { reduceFieldsToValues } from 'payload/shared';
import { useMemo, useState } from 'react';
import { useLoaded } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import { useAllFormFields, useDocumentInfo, useLocale } from '../../kit/payload.ts';
import type { Words } from '../../kit/screen-words.ts';
import {
  type FinishedProject,
  historyIn,
  type NumberedFacts,
  numbered,
  type StoredFact,
} from '../../reads/catalogue-rates.ts';
import { type ReadCatalogue, readCatalogue } from './read-catalogue.ts';
import {
  type Comparison,
  changesOf,
  compareTotals,
  isLarge,
  isUnchanged,
  rateThatStays,
} from './totals.ts';
import { TotalsTable } from './totals-table.tsx';

/** The published catalogue; `null` while nothing is published. */
type Published = ReadCatalogue | null | 'loading' | 'failed';

/** The facts that rates may name. */
function useFacts(): NumberedFacts | null {
  const { loaded } = useLoaded<{ docs: StoredFact[] }>('/facts?depth=0&limit=0&locale=all');
  return useMemo(() => loaded && numbered(loaded.docs), [loaded]);
}

/** Delivered projects, from which ranges are made. */
function useProjects(): FinishedProject[] {
  const where = 'where[state][equals]=closed&sort=-closedOn&depth=0&limit=0';
  const { loaded } = useLoaded<{ docs: FinishedProject[] }>(`/delivered-projects?${where}`);
  return useMemo(() => loaded?.docs ?? [], [loaded]);
}

/** The published state of the catalogue in the form, loaded again after each publication. */
function usePublished(facts: NumberedFacts | null, projects: FinishedProject[]): Published {
  const { id, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  // As the form has them, without Polish words in the place of missing ones.
  const query = `depth=0&locale=${code}&fallback-locale=none`;
  const path = id === undefined ? null : `/catalogues/${id}?${query}`;
  const renewed = `${hasPublishedDoc} ${unpublishedVersionCount === 0}`;
  const { loaded, problem } = useLoaded<Record<string, unknown>>(path, { renewed });
  const published = useMemo(
    () =>
      loaded?._status === 'published'
        ? readCatalogue(loaded, facts, historyIn(projects, loaded.calculator as CalculatorName))
        : null,
    [loaded, facts, projects],
  );
  if (path === null || loaded) return published;
  return problem ? 'failed' : 'loading';
}

/** Fields that change an estimate, or are its words in the table. */
const FIGURES = /^(?:groups|presets|packages|rates)(?:\.|$)/;

/**
 * Below the form of a catalogue: the presets' figures on the site, and those with the values in the
 * form. It opens by itself when something changes.
 */
export function PresetTotals() {
  const [fields] = useAllFormFields();
  const facts = useFacts();
  const projects = useProjects();
  const published = usePublished(facts, projects);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const words = useWords().catalogues.totals;
  const { comparisons, stays } = useMemo(() => {
    const own = Object.fromEntries(Object.entries(fields).filter(([path]) => FIGURES.test(path)));
    const name = CALCULATOR_NAMES.find((one) => one === fields.calculator?.value);
    const hasPresets = name && stagesOf(name).some(({ parts }) => parts.includes('presets'));
    const before = typeof published === 'string' ? null : published;
    const after = readCatalogue(
      reduceFieldsToValues(own, true),
      facts,
      name && historyIn(projects, name),
    );
    return {
      comparisons: compareTotals(before, after, hasPresets ?? false),
      stays: rateThatStays(before, after),
    };
  }, [fields, facts, projects, published]);
  if (typeof published === 'string') {
    return (
      <p className="preset-totals" role={published === 'failed' ? 'alert' : 'status'}>
        {words[published]}
      </p>
    );
  }
  const isChanged = comparisons.some((one) => !isUnchanged(one) || isBroken(one));
  const shown = isOpen ?? isChanged;
  return (
    <section className="preset-totals" aria-label={words.title}>
      <div className="line">
        <button
          type="button"
          className="link-button"
          aria-expanded={shown}
          onClick={() => setOpen(!shown)}
        >
          {words.title}
        </button>
        <span role="status">
          {[
            ...summaryOf(comparisons, words),
            ...(stays ? [fill(words.rateStays, { currency: stays })] : []),
          ].join(' · ')}
        </span>
      </div>
      {shown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys
        <div tabIndex={0}>
          <TotalsTable comparisons={comparisons} />
        </div>
      ) : null}
    </section>
  );
}

function isBroken({ after }: Comparison): boolean {
  return after !== null && 'faults' in after;
}

function summaryOf(
  comparisons: readonly Comparison[],
  words: Words['catalogues']['totals'],
): string[] {
  const changed = comparisons.filter((one) => !isUnchanged(one)).length;
  const broken = comparisons.filter(isBroken).length;
  const large = comparisons.filter((one) =>
    Object.values(changesOf(one)).some((share) => share !== null && isLarge(share)),
  ).length;
  return [
    changed > 0 ? fill(words.changed, { count: changed, of: comparisons.length }) : words.same,
    ...(large > 0 ? [fill(words.large, { count: large })] : []),
    ...(broken > 0 ? [fill(words.broken, { count: broken })] : []),
  ];
}
