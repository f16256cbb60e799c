import { LEAD_STATES, MESSAGE_STATES } from '../../fields/states.ts';
import { deskWords } from './desk-words.ts';
import './desk.css';

/** A state with its colour. */
export function StateMark({ state, language }: { state: string; language: string }) {
  const { locale } = deskWords(language);
  const known = [...LEAD_STATES, ...MESSAGE_STATES].find(({ value }) => value === state);
  return <span className={`desk-state desk-state--${state}`}>{known?.label[locale] ?? state}</span>;
}
