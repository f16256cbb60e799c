'use client';

import type { RelationshipFieldClientProps } from 'payload';
import { useState } from 'react';
import type { LeadState } from '../../../fields/states.ts';
import { SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';
import {
  FieldLabel,
  RelationshipField,
  useAuth,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
} from '../../../kit/payload.ts';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';
import { HandOn, type Person, usePeople } from './hand-on.tsx';

/** The person who works on a lead; in a form for several leads at once Payload's own field. */
export function OwnerField(props: RelationshipFieldClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <RelationshipField {...props} /> : <Owner {...props} />;
}

/** The owner of a lead, with the possible steps; each step saves the lead, notes included. */
function Owner({ path }: RelationshipFieldClientProps) {
  const words = useWords().leads.owner;
  const { user } = useAuth();
  const { value } = useField<number | null>({ path });
  const state = useFormFields(([fields]) => fields.state?.value as LeadState | undefined);
  const { submit } = useForm();
  const { people } = usePeople();
  const isReady = usePageReady();
  const [step, setStep] = useState<'idle' | 'choosing' | 'busy'>('idle');
  const owner = value ?? null;
  const isMine = owner !== null && owner === user?.id;
  const isFresh = owner === null && (state === 'new' || state === 'unverified');

  async function give(changes: { assignee: number | null; state?: LeadState }) {
    setStep('busy');
    const result = await submit({ overrides: changes });
    if (result?.res.ok) loadAnew();
    else setStep('idle');
  }

  const isBusy = step === 'busy' || !isReady;
  return (
    <div id={`field-${path}`} className="field-type steps">
      <FieldLabel label={words.owner} />
      <p className="steps__now">
        {owner === null ? words.nobody : isMine ? words.you : nameOf(owner, people)}
      </p>
      {step === 'choosing' ? (
        <HandOn
          owner={owner}
          onChoose={(person) => give({ assignee: person })}
          onCancel={() => setStep('idle')}
        />
      ) : (
        <div className="actions">
          {isMine || isFresh ? null : (
            <SmallButton disabled={isBusy} onClick={() => give({ assignee: Number(user?.id) })}>
              {owner === null ? words.accept : words.take}
            </SmallButton>
          )}
          <SmallButton disabled={isBusy} onClick={() => setStep('choosing')}>
            {words.handOn}
          </SmallButton>
          {owner === null ? null : (
            <SmallButton
              disabled={isBusy}
              tooltip={words.giveBackHint}
              onClick={() =>
                give({ assignee: null, ...(state === 'in-progress' && { state: 'new' }) })
              }
            >
              {words.giveBack}
            </SmallButton>
          )}
        </div>
      )}
    </div>
  );
}

function nameOf(id: number, people: readonly Person[] | null): string {
  return people?.find((person) => person.id === id)?.name ?? '…';
}
