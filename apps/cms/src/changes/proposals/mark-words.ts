import type { AdminLabel } from '../../fields/admin-label.ts';
import type { MarkProblem } from '../translations/rich-text/marked-text.ts';

const MARK_WORDS: Record<MarkProblem['kind'], AdminLabel> = {
  missing: {
    pl: 'W akapicie {line} brakuje znacznika {mark}.',
    en: 'Paragraph {line} lacks the mark {mark}.',
  },
  foreign: {
    pl: 'W akapicie {line} znacznika {mark} jest za dużo.',
    en: 'Paragraph {line} has the mark {mark} too many.',
  },
  open: {
    pl: 'W akapicie {line} znacznik {mark} jest w złym miejscu.',
    en: 'In paragraph {line} the mark {mark} stands at the wrong place.',
  },
  lines: {
    pl: 'Akapitów jest {line}, a oryginał ma ich {mark}. Puste pole to brak akapitu.',
    en: 'There are {line} paragraphs, and the original has {mark}. An empty field is a missing paragraph.',
  },
};

/** What is wrong with the marks of a formatted text, in words. */
export function markProblemInWords({ kind, line, mark }: MarkProblem): AdminLabel {
  const { pl, en } = MARK_WORDS[kind];
  const say = (words: string) => words.replace('{line}', `${line}`).replace('{mark}', mark);
  return { pl: say(pl), en: say(en) };
}
