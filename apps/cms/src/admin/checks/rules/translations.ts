import { DEFAULT_LOCALE, LOCALES, type Locale } from '@osnowa/contract';
import { comparedTexts } from '../../../changes/translations/comparison.ts';
import { TRANSLATIONS } from '../../../changes/translations/progress.ts';
import { leftGaps } from '../../templates/refuse-gaps.ts';
import type { CheckedDocument } from '../checked-document.ts';
import type { Finding } from '../report.ts';

/** Fields of one language that the list names; a page that is not translated at all has a hundred. */
const MOST = 5;

/** A text without letters, such as `10+`, is the same in every language. */
const LETTERS = /\p{L}/u;

/** Paths of fields that wait for an editor's words, in the original or the translation: another check names them. */
function withGaps({ fields }: CheckedDocument, target: Locale): ReadonlySet<string> {
  const left = [DEFAULT_LOCALE, target].flatMap((language) => leftGaps(fields, language));
  return new Set(left.map(({ path }) => path));
}

/** Texts whose translation is missing, or older than their original. */
export async function forgottenTranslations(document: CheckedDocument): Promise<Finding[]> {
  const { req, collection, id } = document;
  const findings: Finding[] = [];
  for (const target of TRANSLATIONS) {
    const language = LOCALES[target].name;
    const gaps = withGaps(document, target);
    const texts = (await comparedTexts(req, { collection, id }, target)) ?? [];
    const open = texts.filter(
      ({ original, path, sentences }) =>
        LETTERS.test(original) &&
        !gaps.has(path) &&
        sentences.some(({ state }) => state !== 'current'),
    );
    for (const { path, sentences } of open.slice(0, MOST)) {
      const isMissing = sentences.some(({ state }) => state === 'missing');
      const sentence = document.said((w) => w.translations[isMissing ? 'missing' : 'stale'], {
        place: document.named(path),
        language,
      });
      findings.push(document.finding({ weight: 'hurts', sentence, language: target, field: path }));
    }
    if (open.length <= MOST) continue;
    const sentence = document.said((w) => w.translations.more, {
      language,
      n: open.length - MOST,
    });
    const field = open[MOST]?.path ?? null;
    findings.push(document.finding({ weight: 'hurts', sentence, language: target, field }));
  }
  return findings;
}
