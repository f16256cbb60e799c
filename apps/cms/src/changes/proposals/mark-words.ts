import type { AdminLabel } from '../../fields/admin-label.ts';
import type { MarkProblem } from '../translations/rich-text/marked-text.ts';

const MARK_WORDS: Record<MarkProblem['kind'], AdminLabel> = {
  missing: {
    pl: 'W wierszu {line} brakuje znacznika {mark}.',
    en: 'Line {line} lacks the mark {mark}.',
  },
  foreign: {
    pl: 'W wierszu {line} znacznika {mark} jest za dużo.',
    en: 'Line {line} has the mark {mark} too many.',
  },
  open: {
    pl: 'W wierszu {line} znacznik {mark} stoi w złym miejscu.',
    en: 'In line {line} the mark {mark} stands at the wrong place.',
  },
  lines: {
    pl: 'Wierszy jest {line}, a oryginał ma ich {mark}. Każdy akapit oryginału to jeden wiersz.',
    en: 'There are {line} lines, and the original has {mark}. Each paragraph of the original is one line.',
  },
};

/** What is wrong with the marks of a formatted text, in words. */
export function markProblemInWords({ kind, line, mark }: MarkProblem): AdminLabel {
  const { pl, en } = MARK_WORDS[kind];
  const say = (words: string) => words.replace('{line}', `${line}`).replace('{mark}', mark);
  return { pl: say(pl), en: say(en) };
}
