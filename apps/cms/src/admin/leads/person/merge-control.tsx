'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useWords } from '../../../kit/office-words.tsx';
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
  const { config } = useConfig();
  const words = useWords().leads.person;
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = usePageReady();
  const [isSaving, setSaving] = useState(false);
  const isBusy = isSaving || !isReady;
  const id = useId();
  if (!isMerged && others.length === 0) return null;

  async function save(mergedInto: number | null) {
    setSaving(true);
    const response = await fetch(`${config.serverURL}${config.routes.api}/leads/${lead}?depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mergedInto }),
    }).catch(() => null);
    if (response?.ok) {
      loadAnew();
      return;
    }
    const body = (await response?.json().catch(() => null)) as
      | {
          errors?: { message?: string }[];
        }
      | null
      | undefined;
    setProblem(body?.errors?.[0]?.message ?? words.failed);
    setSaving(false);
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
