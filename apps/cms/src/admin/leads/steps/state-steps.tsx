'use client';

import type { FormType } from '@osnowa/contract';
import type { SelectFieldClientComponent } from 'payload';
import { useState } from 'react';
import type { LeadSource, LeadState, LossReason } from '../../../fields/states.ts';
import { SmallButton } from '../../../kit/controls.tsx';
import { useOfficeLanguage } from '../../../kit/office-words.tsx';
import {
  FieldLabel,
  SelectField,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useOperation,
} from '../../../kit/payload.ts';
import { screenWords } from '../../../kit/screen-words.ts';
import { isPromised, WITH_DEADLINE } from '../../../leads/deadlines/promised.ts';
import { nextStates } from '../../../leads/next-states.ts';
import { StateMark } from '../state-mark.tsx';
import { AskLossReason } from './loss-reason.tsx';
import { loadAnew, usePageReady } from './page-ready.ts';
import { stepLabel } from './step-label.ts';

/** The state of a lead and the next steps; in the form for many leads at once a plain choice. */
export const StateSteps: SelectFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const operation = useOperation();
  if (operation === 'create') return null;
  return id ? <Steps path={props.path} /> : <SelectField {...props} />;
};

/** Whether the first answer to the lead is still due. */
function useOwesAnswer(): boolean {
  return useFormFields(([{ state, formType, source, firstAnsweredAt }]) => {
    if (firstAnsweredAt?.value || !WITH_DEADLINE.includes(state?.value as LeadState)) return false;
    return isPromised({
      formType: formType?.value as FormType,
      source: source?.value as LeadSource | null,
    });
  });
}

/** Gives a lead its next state; each step saves the lead, notes included. */
export function useSteps(path: string) {
  const { submit } = useForm();
  const owesAnswer = useOwesAnswer();
  const isReady = usePageReady();
  const [isSaving, setSaving] = useState(false);
  const [isLosing, setLosing] = useState(false);

  async function give(state: LeadState, lossReason?: LossReason) {
    if (state === 'lost' && !lossReason) {
      setLosing(true);
      return;
    }
    setSaving(true);
    const isSaid = state === 'answered' && owesAnswer;
    const overrides = isSaid
      ? { answeredElsewhere: true }
      : { [path]: state, ...(lossReason && { lossReason }) };
    const result = await submit({ overrides });
    if (result?.res.ok) loadAnew();
    else setSaving(false);
  }

  const isBusy = isSaving || !isReady;
  return { give, isBusy, isLosing, setLosing, owesAnswer };
}

function Steps({ path }: { path: string }) {
  const language = useOfficeLanguage();
  const words = screenWords(language).leads.list;
  const { value } = useField<LeadState>({ path });
  const { give, isBusy, isLosing, setLosing, owesAnswer } = useSteps(path);
  if (!value) return null;
  return (
    <div className="field-type steps steps--states">
      <FieldLabel label={words.state} />
      <StateMark state={value} language={language} />
      {isLosing ? (
        <AskLossReason
          language={language}
          isBusy={isBusy}
          onChoose={(reason) => give('lost', reason)}
          onCancel={() => setLosing(false)}
        />
      ) : (
        <div className="actions">
          {nextStates(value).map((state, index) => (
            <SmallButton
              key={state}
              buttonStyle={index === 0 ? 'primary' : 'secondary'}
              disabled={isBusy}
              onClick={() => give(state)}
            >
              {stepLabel(value, state, words, owesAnswer)}
            </SmallButton>
          ))}
        </div>
      )}
    </div>
  );
}
