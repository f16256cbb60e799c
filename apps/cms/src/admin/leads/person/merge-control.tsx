'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useAsk } from '../../../kit/ask.ts';
import { screenWords } from '../../../kit/screen-words.ts';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';
import './person.css';

interface Props {
  /** The lead that is merged. */
  lead: number;
  /** Leads that it can be merged into. */
  others: readonly { id: number; reference: string; about: string }[];
  /** It has been merged. */
  isMerged: boolean;
}

/** Merges a lead into another one of the same person, or separates it again. */
export function MergeControl({ lead, others, isMerged }: Props) {
  const { i18n } = useTranslation();
  const words = screenWords(i18n.language).leads.person;
  const [chosen, setChosen] = useState('');
  const isReady = usePageReady();
  const { ask, problem, setProblem, isBusy: isSaving } = useAsk();
  const isBusy = isSaving || !isReady;
  const id = useId();
  if (!isMerged && others.length === 0) return null;

  async function save(mergedInto: number | null) {
    const request = { method: 'PATCH', body: { mergedInto } } as const;
    if (await ask(`/leads/${lead}?depth=0`, request)) loadAnew();
  }

  const small = { buttonStyle: 'secondary', size: 'small', margin: false } as const;
  return (
    <div className="person__merge">
      {isMerged ? (
        <Button {...small} disabled={isBusy} onClick={() => save(null)}>
          {words.separate}
        </Button>
      ) : (
        <>
          <label htmlFor={id}>{words.mergeWith}</label>
          <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{words.chooseLead}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.reference} · {other.about}
              </option>
            ))}
          </select>
          <Button
            {...small}
            disabled={isBusy}
            onClick={() => (chosen ? save(Number(chosen)) : setProblem(words.chooseFirst))}
          >
            {words.merge}
          </Button>
        </>
      )}
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  );
}
