import { LOCALE_CODES, SITE_WORD_MAX } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayPublish, writesContent } from '../../access/editing-rights.ts';
import { tidyWord, WORD_TABLE } from '../../admin/words/word-table.ts';
import { refuse, refuseOtherLanguages } from '../../changes/languages/refusals.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';

const text = z.string().max(SITE_WORD_MAX.text * 2);

const request = z.object({
  key: z.string().min(1).max(SITE_WORD_MAX.key),
  locale: z.enum(LOCALE_CODES),
  /** `null` brings the built-in text back. */
  text: text.transform(tidyWord).nullable(),
  /** The stored text that its author saw before; `null` for the built-in text. */
  seen: text.nullable(),
});

type WordRequest = z.infer<typeof request>;

interface StoredWord {
  id: number;
  text: string;
}

function changedMeanwhile(stored: string | null): AdminLabel {
  if (stored === null) {
    return label((w) => w.records.saveWord.changedMeanwhile);
  }
  return label((w) => fill(w.records.saveWord.saveWordChangedMeanwhile, { stored }));
}

/** Writes the row of a text, or removes it where the built-in one is to be used. */
async function write(
  req: PayloadRequest,
  { key, locale, text: wanted }: WordRequest,
  stored: StoredWord | null,
): Promise<string | null> {
  const call = { collection: 'changed-words', overrideAccess: true, req } as const;
  const isBuiltIn = wanted === null || wanted === WORD_TABLE.get(key)?.texts[locale];
  if (isBuiltIn) {
    if (stored) await req.payload.delete({ ...call, id: stored.id });
    return null;
  }
  const row = stored
    ? await req.payload.update({ ...call, id: stored.id, data: { text: wanted } })
    : await req.payload.create({ ...call, data: { key, locale, text: wanted } });
  return row.text;
}

/**
 * `POST /payload/changed-words/text`: changes one text in one language, unless it was changed after
 * its author saw it; then the answer is 409, with the text that is stored now.
 */
export const saveWord = endpoint({
  path: '/text',
  method: 'post',
  who: hiddenUnless(writesContent),
  body: request,
  run: async (req, wanted) => {
    const { key, locale, seen } = wanted;
    // A changed text is on the site at once.
    if (!mayPublish(req.user)) refuse('live', req);
    refuseOtherLanguages(req, locale);
    const stored = await req.payload.db.findOne<StoredWord>({
      collection: 'changed-words',
      where: { and: [{ key: { equals: key } }, { locale: { equals: locale } }] },
      req,
    });
    const now = stored?.text ?? null;
    if (now !== seen && now !== wanted.text) {
      const message = inAdminLanguage(changedMeanwhile(now), req);
      return Response.json({ stored: now, errors: [{ message }] }, { status: 409 });
    }
    return { stored: await write(req, wanted, stored) };
  },
});
