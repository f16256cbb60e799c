import { screenWords } from '../../kit/screen-words.ts';

/** A state with its colour. */
export function StateMark({ state, language }: { state: string; language: string }) {
  const { leadStates, messageStates } = screenWords(language).states;
  const names: Readonly<Record<string, string>> = { ...messageStates, ...leadStates };
  return <span className={`state state--${state}`}>{names[state] ?? state}</span>;
}
