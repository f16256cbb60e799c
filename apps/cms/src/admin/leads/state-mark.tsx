import { MESSAGE_STATES } from '../../fields/mail-states.ts';
import { LEAD_STATES } from '../../fields/states.ts';
import { leadLabels } from './lead-labels.ts';
import './leads.css';

/** A state with its colour. */
export function StateMark({ state, language }: { state: string; language: string }) {
  const { locale } = leadLabels(language);
  const known = [...LEAD_STATES, ...MESSAGE_STATES].find(({ value }) => value === state);
  return (
    <span className={`leads-state leads-state--${state}`}>{known?.label[locale] ?? state}</span>
  );
}
