'use client';

import type { SelectFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { useChange } from '../../kit/page-ready.ts';
import {
  FieldLabel,
  SelectField,
  useDocumentInfo,
  useField,
  useFormFields,
  useOperation,
} from '../../kit/payload.ts';
import type { Words } from '../../kit/screen-words.ts';
import { type LeadState, LOSS_REASONS, type LossReason } from '../../kit/states/states.ts';
import { APART, nextStates } from '../../leads/next-states.ts';
import { StateMark } from '../../leads/parts/state-mark.tsx';

/** The state of a lead and the next steps; in the form for many leads at once a plain choice. */
export const StateSteps: SelectFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const operation = useOperation();
  if (operation === 'create') return null;
  return id ? <Steps path={props.path} /> : <SelectField {...props} />;
};

/**
 * Gives a lead its next state; each step saves the lead, notes included. `asked` is the question for
 * the reason, in place of the steps, of a lead that is lost.
 */
export function useSteps(path: string) {
  const { change, isBusy } = useChange();
  // Whether its customer waits for an answer.
  const owesAnswer = useFormFields(([{ waitsSince }]) => Boolean(waitsSince?.value));
  const [isLosing, setLosing] = useState(false);

  async function give(state: LeadState, lossReason?: LossReason) {
    if (state === 'lost' && !lossReason) {
      setLosing(true);
      return;
    }
    const isSaid = state === 'answered' && owesAnswer;
    await change(
      isSaid ? { answeredElsewhere: true } : { [path]: state, ...(lossReason && { lossReason }) },
    );
  }

  const asked = isLosing ? (
    <AskLossReason
      isBusy={isBusy}
      onChoose={(reason) => give('lost', reason)}
      onCancel={() => setLosing(false)}
    />
  ) : null;
  const stepsFrom = (state: LeadState) => {
    // Back into the inbox goes only what was taken out of it.
    const steps = nextStates(state).filter((step) => step !== 'new' || APART.includes(state));
    return owesAnswer && !steps.includes('answered') ? [...steps, 'answered' as const] : steps;
  };
  return { give, isBusy, asked, owesAnswer, stepsFrom };
}

function Steps({ path }: { path: string }) {
  const language = useOfficeLanguage();
  const words = useWords().leads.list;
  const { value } = useField<LeadState>({ path });
  const { give, isBusy, asked, owesAnswer, stepsFrom } = useSteps(path);
  if (!value) return null;
  return (
    <div className="field-type steps steps--states">
      <FieldLabel label={words.state} />
      <StateMark state={value} language={language} />
      {asked ?? (
        <div className="actions">
          {stepsFrom(value).map((state, index) => (
            <SmallButton
              key={state}
              // That somebody else has answered ends a wait: it is never the first thing to press.
              buttonStyle={
                index === 0 && !(state === 'answered' && owesAnswer) ? 'primary' : 'secondary'
              }
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

type Labels = Words['leads']['list'];

/** A lead in one of these states can be reopened. */
const HANDLED: readonly LeadState[] = ['answered', 'talking', 'offer', 'won', 'lost'];

/**
 * Label of a step: a state can be entered, or returned to.
 * @param owesAnswer whether a first answer is due: the step then says that it was given
 */
export function stepLabel(
  from: LeadState,
  to: LeadState,
  words: Labels,
  owesAnswer: boolean,
): string {
  const labels: Partial<Record<LeadState, string>> = {
    new: words.toNew,
    'in-progress': HANDLED.includes(from) ? words.backInProgress : words.toInProgress,
    answered: owesAnswer ? words.toAnsweredElsewhere : words.toAnswered,
    talking: words.toTalking,
    offer: words.toOffer,
    won: words.toWon,
    lost: words.toLost,
    spam: words.toSpam,
  };
  return labels[to] ?? to;
}

interface Props {
  isBusy: boolean;
  onChoose(reason: LossReason): void;
  onCancel(): void;
}

/** Asks why a lead is lost; without a choice a sentence at the field says so. */
export function AskLossReason({ isBusy, onChoose, onCancel }: Props) {
  const { leads, states } = useWords();
  const words = leads.list;
  const [reason, setReason] = useState<LossReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{words.whyLost}</label>
      <select
        id={id}
        value={reason}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => {
          setReason(event.target.value as LossReason | '');
          setMissing(false);
        }}
      >
        <option value="">{words.choose}</option>
        {LOSS_REASONS.map((value) => (
          <option key={value} value={value}>
            {states.lossReasons[value]}
          </option>
        ))}
      </select>
      <Problem id={`${id}-error`} text={isMissing ? words.reasonNeeded : null} />
      <div className="actions">
        <SmallButton
          buttonStyle="primary"
          disabled={isBusy}
          onClick={() => (reason ? onChoose(reason) : setMissing(true))}
        >
          {words.confirmLost}
        </SmallButton>
        <SmallButton onClick={onCancel}>{words.cancel}</SmallButton>
      </div>
    </div>
  );
}
