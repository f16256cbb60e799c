'use client';

import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { shownToday } from '@osnowa/text/facts';
import { useLoaded } from '../../kit/ask.ts';
import { Facts } from '../../kit/facts.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useDocumentInfo } from '../../kit/payload.ts';
import { UsedIn } from '../uses/used-in.tsx';
import type { FactChoices } from './fact-choices.ts';

/** In the form of a fact: its value today in each language, and the fields that refer to it. */
export function ShownFact() {
  const { today, noValueToday, nowhere, usesFailed } = useWords().content.facts;
  const { data, id } = useDocumentInfo();
  const address = id ? `/facts/choices?locale=${LOCALE_CODES[0]}` : null;
  const { loaded } = useLoaded<FactChoices>(address, { renewed: data?.updatedAt });
  const byKey = new Map(loaded?.facts.map((one) => [one.key, one]));
  const values = LOCALE_CODES.map((locale) => {
    const value = loaded && shownToday(String(data?.key), locale, byKey, loaded.day);
    return [LOCALES[locale].name, value ?? noValueToday] as const;
  });
  return (
    <>
      {loaded ? (
        <section className="field-type panel" aria-label={today}>
          <h3>{today}</h3>
          <Facts facts={values} />
        </section>
      ) : null}
      <UsedIn none={nowhere} failed={usesFailed} />
    </>
  );
}
