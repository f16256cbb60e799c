'use client';

import { useId, useState } from 'react';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useLoadAnew, usePageReady } from '../../kit/page-ready.ts';

interface Props {
  /** The lead that is merged. */
  lead: number;
  /** Leads that it can be merged into. */
  others: readonly { id: number; reference: string; about: string }[];
  isMerged: boolean;
}

/** Merges a lead into another one of the same person, or separates it again. */
export function MergeControl({ lead, others, isMerged }: Props) {
  const words = useWords().leads.person;
  const [chosen, setChosen] = useState('');
  const isReady = usePageReady();
  const loadAnew = useLoadAnew();
  const { ask, problem, setProblem, isBusy: isSaving } = useAsk();
  const isBusy = isSaving || !isReady;
  const id = useId();
  if (!isMerged && others.length === 0) return null;

  async function save(mergedInto: number | null) {
    const request = { method: 'PATCH', body: { mergedInto } } as const;
    if (await ask(`/leads/${lead}?depth=0`, request)) await loadAnew();
  }

  return (
    <div className="actions merge">
      {isMerged ? (
        <SmallButton disabled={isBusy} onClick={() => save(null)}>
          {words.separate}
        </SmallButton>
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
          <SmallButton
            disabled={isBusy}
            onClick={() => (chosen ? save(Number(chosen)) : setProblem(words.chooseFirst))}
          >
            {words.merge}
          </SmallButton>
        </>
      )}
      <Problem text={problem} />
    </div>
  );
}
