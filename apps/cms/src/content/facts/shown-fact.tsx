'use client';

import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { shownToday } from '@osnowa/text/facts';
import type { DefaultCellComponentProps } from 'payload';
import { useLoaded, useShared } from '../../kit/ask.ts';
import { Facts } from '../../kit/facts.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useDocumentInfo } from '../../kit/payload.ts';
import { UsedIn } from '../uses/used-in.tsx';
import type { FactChoices } from './fact-choices.ts';

const CHOICES = `/facts/choices?locale=${LOCALE_CODES[0]}`;

/** The value of a fact today in each language; `null` without one. */
function valuesOf(key: unknown, { day, facts }: FactChoices) {
  const byKey = new Map(facts.map((one) => [one.key, one]));
  return LOCALE_CODES.map((locale) => ({
    locale,
    value: shownToday(String(key), locale, byKey, day),
  }));
}

/** In the list of facts: what texts show today, each value once. */
export function ShownCell({ rowData }: DefaultCellComponentProps) {
  const { noValueToday } = useWords().content.facts;
  const choices = useShared<FactChoices>(CHOICES);
  if (!choices) return null;
  const values = valuesOf(rowData.key, choices).map(({ value }) => value ?? noValueToday);
  return [...new Set(values)].join(' · ');
}

/** In the form of a fact: its value today in each language, and the fields that refer to it. */
export function ShownFact() {
  const { today, noValueToday, nowhere, usesFailed } = useWords().content.facts;
  const { data, id } = useDocumentInfo();
  const { loaded } = useLoaded<FactChoices>(id ? CHOICES : null, { renewed: data?.updatedAt });
  return (
    <>
      {loaded ? (
        <section className="field-type panel" aria-label={today}>
          <h3>{today}</h3>
          <Facts
            facts={valuesOf(data?.key, loaded).map(
              ({ locale, value }) => [LOCALES[locale].name, value ?? noValueToday] as const,
            )}
          />
        </section>
      ) : null}
      <UsedIn none={nowhere} failed={usesFailed} />
    </>
  );
}
