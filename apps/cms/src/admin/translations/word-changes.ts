import { align } from '../../changes/translations/alignment.ts';

/** Words that stayed, went or came. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  words: string;
}

/** Changes between two states of a sentence, word by word. */
export function wordChanges(before: string, now: string): WordChange[] {
  const [earlier, present] = [before.split(' '), now.split(' ')];
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], word: string | undefined) => {
    if (word === undefined) return;
    const last = changes.at(-1);
    if (last?.kind === kind) last.words += ` ${word}`;
    else changes.push({ kind, words: word });
  };
  for (const pair of align(earlier, present)) {
    const old = pair.before === null ? undefined : earlier[pair.before];
    const fresh = pair.now === null ? undefined : present[pair.now];
    if (old === fresh) add('same', old);
    else {
      add('removed', old);
      add('added', fresh);
    }
  }
  return changes;
}
