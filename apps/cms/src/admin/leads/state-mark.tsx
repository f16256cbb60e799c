import { screenWords } from '../../kit/screen-words.ts';
import './leads.css';

/** A state with its colour. */
export function StateMark({ state, language }: { state: string; language: string }) {
  const { leadStates, messageStates } = screenWords(language).states;
  const names: Readonly<Record<string, string>> = { ...messageStates, ...leadStates };
  return <span className={`leads-state leads-state--${state}`}>{names[state] ?? state}</span>;
}
