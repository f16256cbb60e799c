'use client';

import {
  Button,
  FieldLabel,
  SelectField,
  useDocumentInfo,
  useField,
  useForm,
  useOperation,
  useTranslation,
} from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';
import { useState } from 'react';
import type { LeadState, LossReason } from '../../../fields/states.ts';
import { nextStates } from '../../../leads/next-states.ts';
import { leadLabels } from '../lead-labels.ts';
import { StateMark } from '../state-mark.tsx';
import { AskLossReason } from './loss-reason.tsx';
import { stepLabel } from './step-label.ts';
import '../leads.css';

/** The state of a lead and the next steps; in the form for many leads at once a plain choice. */
export const StateSteps: SelectFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const operation = useOperation();
  if (operation === 'create') return null;
  return id ? <Steps path={props.path} /> : <SelectField {...props} />;
};

/** Gives a lead its next state; each step saves the lead, notes included. */
export function useSteps(path: string) {
  const { submit } = useForm();
  const [isBusy, setBusy] = useState(false);
  const [isLosing, setLosing] = useState(false);

  async function give(state: LeadState, lossReason?: LossReason) {
    if (state === 'lost' && !lossReason) {
      setLosing(true);
      return;
    }
    setBusy(true);
    const overrides = { [path]: state, ...(lossReason && { lossReason }) };
    const result = await submit({ overrides });
    // The server renders the page with history and clock again.
    if (result?.res.ok) window.location.reload();
    else setBusy(false);
  }

  return { give, isBusy, isLosing, setLosing };
}

function Steps({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { words } = leadLabels(i18n.language);
  const { value } = useField<LeadState>({ path });
  const { give, isBusy, isLosing, setLosing } = useSteps(path);
  if (!value) return null;
  return (
    <div className="field-type leads-steps leads-steps--states">
      <FieldLabel label={words.state} />
      <StateMark state={value} language={i18n.language} />
      {isLosing ? (
        <AskLossReason
          language={i18n.language}
          isBusy={isBusy}
          onChoose={(reason) => give('lost', reason)}
          onCancel={() => setLosing(false)}
        />
      ) : (
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
      )}
    </div>
  );
}
