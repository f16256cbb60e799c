import type { Locale } from '@osnowa/contract';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ComparedText } from '../../changes/translations/comparison.ts';
import { blockField } from '../../changes/translations/rich-text/block-field.ts';
import type { BlockEdit } from '../../changes/translations/rich-text/edit-blocks.ts';
import { ask as send } from '../../kit/ask.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';

import { storedTyped, storeTyped, type TypedTexts, typedPlace } from './typed-texts.ts';

/** A text that is written; without `text` and `blocks`, the original is copied. */
interface Written {
  key: string;
  text?: string;
  /** The translation that the form showed next to it. */
  seen?: string;
  blocks?: BlockEdit[];
}

/** Changes that a request to save contains, in addition to the document. */
interface Changes {
  written?: Written[];
  confirmed?: string[];
}

/** The document and the language of the view. */
export interface TranslationOf {
  source: string;
  /** Empty for a global. */
  document: string;
  target: Locale;
  language: AdminLanguage;
  /** The author's account. */
  user: number | string;
  first: readonly ComparedText[];
}

/** Sentences about fields that were not saved, by the names of the fields. */
type Refused = Readonly<Record<string, string>>;

/** Typed texts, which this tab of the browser stores until they are saved. */
function useTypedTexts(place: string) {
  const [typed, setTyped] = useState<TypedTexts>({});
  useEffect(() => setTyped(storedTyped(place)), [place]);
  const change = (next: (before: TypedTexts) => TypedTexts) =>
    setTyped((before) => {
      const texts = next(before);
      storeTyped(place, texts);
      return texts;
    });
  return [typed, change] as const;
}

/** The sent text of each field; `undefined` for one whose original is copied. */
function sentFields(written: readonly Written[]): Map<string, string | undefined> {
  return new Map(
    written.flatMap(({ blocks, key, text }) =>
      blocks
        ? blocks.map((block) => [blockField(key, block.id), block.text] as const)
        : [[key, text] as const],
    ),
  );
}

/** Typed texts that an answer has not stored: other texts, and those changed again meanwhile. */
function notStored(typed: TypedTexts, sent: ReadonlyMap<string, string | undefined>): TypedTexts {
  const isLeft = ([field, text]: [string, string]) =>
    !sent.has(field) || (sent.get(field) !== undefined && sent.get(field) !== text);
  return Object.fromEntries(Object.entries(typed).filter(isLeft));
}

/** Fields with texts that are not saved, as a request writes them. */
export function unsavedIn(texts: readonly ComparedText[], typed: TypedTexts): Written[] {
  return texts.flatMap(({ blocks, key, kind, translation }): Written[] => {
    if (kind !== 'richText') {
      const text = typed[key] ?? translation;
      return text === translation ? [] : [{ key, text, seen: translation }];
    }
    const edits = blocks.flatMap(({ id, translation: seen }): BlockEdit[] => {
      const text = typed[blockField(key, id)] ?? seen;
      return text === seen ? [] : [{ id, seen, text }];
    });
    return edits.length > 0 ? [{ key, blocks: edits }] : [];
  });
}

/** Sends changes; typed texts stay until an answer says that they are stored. */
export function useTranslation(view: TranslationOf) {
  const { source, document, target, language, user } = view;
  const [texts, setTexts] = useState(view.first);
  // An accepted proposal has the server send the texts anew.
  useEffect(() => setTexts(view.first), [view.first]);
  const [typed, setTyped] = useTypedTexts(typedPlace(user, source, document, target));
  const [refused, setRefused] = useState<Refused>({});
  const [isSaving, setIsSaving] = useState(false);
  const router = useRouter();
  const ask = ({ written = [], confirmed = [] }: Changes) =>
    send<{ texts: ComparedText[] }, { fields: Refused }>('/translations', {
      body: { source, document, language: target, written, confirmed },
    });
  const stored = (changes: Changes, now: ComparedText[]) => {
    setTexts(now);
    setRefused({});
    setTyped((before) => notStored(before, sentFields(changes.written ?? [])));
    // The server heads the view, by a title that may be among the texts.
    router.refresh();
    toast.success(screenWords(language).translations.comparison.saved);
  };
  const change = async (changes: Changes) => {
    setIsSaving(true);
    const answer = await ask(changes);
    setIsSaving(false);
    if (answer.ok) return stored(changes, answer.body.texts);
    const { data, sentence, status } = answer.refusal;
    const { failed } = screenWords(language).translations.comparison;
    if (!data.fields) {
      toast.error(status === 0 ? failed : `${failed} ${sentence}`);
      return;
    }
    toast.error(sentence);
    setRefused(data.fields);
    // Another window may have changed the translation of a field.
    const now = await ask({});
    if (now.ok) setTexts(now.body.texts);
  };
  const without = <Value>(all: Readonly<Record<string, Value>>, field: string) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== field));
  const type = (field: string, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    setRefused((before) => without(before, field));
  };
  const discard = (field: string) => setTyped((before) => without(before, field));
  return { texts, typed, refused, isSaving, change, type, discard };
}
