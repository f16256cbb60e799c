'use client';

import { Button, FieldLabel, useField, useForm, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { LeadState } from '../../fields/states.ts';
import { nextStates } from '../../leads/next-states.ts';
import { leadLabels } from './lead-labels.ts';
import { StateMark } from './state-mark.tsx';
import './leads.css';

type Labels = ReturnType<typeof leadLabels>['words'];

/** A lead in one of these states can be reopened. */
const HANDLED: readonly LeadState[] = ['answered', 'won', 'lost'];

function stepLabel(from: LeadState, to: LeadState, words: Labels): string {
  const labels: Partial<Record<LeadState, string>> = {
    new: words.toNew,
    'in-progress': HANDLED.includes(from) ? words.backInProgress : words.toInProgress,
    answered: words.toAnswered,
    won: words.toWon,
    lost: words.toLost,
    spam: words.toSpam,
  };
  return labels[to] ?? to;
}

/** The state of a lead and the next steps; each step saves the lead, notes included. */
export function StateSteps({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { words } = leadLabels(i18n.language);
  const { value } = useField<LeadState>({ path });
  const { submit } = useForm();
  const [isBusy, setBusy] = useState(false);
  if (!value) return null;

  async function give(state: LeadState) {
    setBusy(true);
    const result = await submit({ overrides: { [path]: state } });
    // The server renders the page with history and clock again.
    if (result?.res.ok) window.location.reload();
    else setBusy(false);
  }

  return (
    <div className="field-type leads-steps">
      <FieldLabel label={words.state} />
      <StateMark state={value} language={i18n.language} />
      <div className="leads-steps__buttons">
        {nextStates(value).map((state, index) => (
          <Button
            key={state}
            buttonStyle={index === 0 ? 'primary' : 'secondary'}
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => give(state)}
          >
            {stepLabel(value, state, words)}
          </Button>
        ))}
      </div>
    </div>
  );
}
