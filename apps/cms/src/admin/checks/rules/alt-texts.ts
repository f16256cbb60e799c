import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { label } from '../../../kit/words.ts';
import { type CheckedDocument, idsIn, type Medium, picturesIn } from '../checked-document.ts';
import type { Finding, Weight } from '../report.ts';

/** A chosen picture: its field, and the weight of its faults. */
interface Chosen {
  id: string;
  path: string;
  weight: Weight;
}

/** A picture of a field is needed to publish; one inside a text is not asked for. */
function chosenIn({ fields, texts }: CheckedDocument): Chosen[] {
  const inFields = fields
    .filter(({ field }) => field.type === 'upload')
    .flatMap(({ path, value }) =>
      idsIn(value).map((id) => ({ id, path, weight: 'refused' as const })),
    );
  const inTexts = texts.flatMap((text) =>
    picturesIn(text).map((id) => ({ id, path: text.field.path, weight: 'hurts' as const })),
  );
  const all = [...inFields, ...inTexts];
  return all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at);
}

function undescribed(document: CheckedDocument, medium: Medium, { path, weight }: Chosen) {
  return LOCALE_CODES.filter((locale) => !medium.alt?.[locale]?.trim()).map((locale) => ({
    weight,
    sentence: document.said(
      label((w) => w.checkRules.altTexts.notDescribed),
      {
        picture: medium.filename ?? `#${medium.id}`,
        place: document.named(path),
        language: LOCALES[locale].name,
      },
    ),
    language: locale,
    form: `collections/media/${medium.id}`,
    field: 'alt',
  }));
}

/** Pictures without a description in a language, and pictures that are not there any more. */
export function alternativeTexts(document: CheckedDocument): Finding[] {
  return chosenIn(document).flatMap((one): Finding[] => {
    const medium = document.media.get(one.id);
    if (medium) return undescribed(document, medium, one);
    const sentence = document.said(
      label((w) => w.checkRules.altTexts.gone),
      { place: document.named(one.path) },
    );
    return [document.finding({ weight: 'hurts', sentence, language: null, field: one.path })];
  });
}
