'use client';

import { useId } from 'react';
import { useWords } from '../../kit/office-words.tsx';
import { useChange } from '../../kit/page-ready.ts';
import { useDocumentInfo, useFormFields, useFormModified } from '../../kit/payload.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { stepLabel, useSteps } from './state-steps.tsx';

/** Id of the form that answers a lead, on its page. */
const ANSWER_FORM = 'answer';

/** At the bottom of a lead's page on a phone, within reach of the thumb: call, answer, take or plan, state. */
export function PhoneBar() {
  const { id } = useDocumentInfo();
  const words = useWords().leads.list;
  const state = useFormFields(([fields]) => fields.state?.value as LeadState | undefined);
  const phone = useFormFields(([fields]) => fields.phoneNormalised?.value as string | undefined);
  const mail = useFormFields(([fields]) => fields.mail?.value as string | undefined);
  const assignee = useFormFields(([fields]) => fields.assignee?.value);
  const { give, isBusy, asked, owesAnswer, stepsFrom } = useSteps('state');
  // What is typed next to the lead is saved within reach, too.
  const isTyped = useFormModified();
  const { change } = useChange();
  const select = useId();
  if (!id || !state) return null;
  const steps = stepsFrom(state);
  const isTaken = Boolean(assignee) || !steps.includes('in-progress');
  return (
    <section className="phone-bar" aria-label={words.actions}>
      {asked ?? (
        <>
          {isTyped ? (
            <button type="button" disabled={isBusy} onClick={() => void change({})}>
              {words.save}
            </button>
          ) : null}
          {phone ? <a href={`tel:${phone}`}>{words.call}</a> : null}
          {mail ? <Answer mail={mail} label={words.answer} /> : null}
          {isTaken ? (
            <a href="#field-nextStep">{words.next}</a>
          ) : (
            <button type="button" disabled={isBusy} onClick={() => give('in-progress')}>
              {words.toInProgress}
            </button>
          )}
          {steps.length > 0 ? (
            <>
              <label htmlFor={select} className="unseen">
                {words.moveTo}
              </label>
              <select
                id={select}
                value=""
                disabled={isBusy}
                onChange={(event) => give(event.target.value as LeadState)}
              >
                <option value="">{words.state}</option>
                {steps.map((step) => (
                  <option key={step} value={step}>
                    {stepLabel(state, step, words, owesAnswer)}
                  </option>
                ))}
              </select>
            </>
          ) : null}
        </>
      )}
    </section>
  );
}

/** A link to the form that answers; where the page has none, to the phone's mail program. */
function Answer({ mail, label }: { mail: string; label: string }) {
  return (
    <a
      href={`#${ANSWER_FORM}`}
      onClick={(event) => {
        if (document.getElementById(ANSWER_FORM)) return;
        event.preventDefault();
        window.location.assign(`mailto:${encodeURIComponent(mail)}`);
      }}
    >
      {label}
    </a>
  );
}
