import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { editingRights, writesIn } from '../accounts/editing-rights.ts';
import { endpoint, hiddenUnless, refusal } from '../kit/endpoint.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { statesOf } from '../publishing/newest-state.ts';
import { type Place, placeOf, waitForOthers } from '../publishing/place.ts';
import { refuseOtherLanguages } from '../publishing/refusals.ts';
import { type ComparedText, comparedTexts } from './comparison.ts';
import { sentencesOf } from './sentences.ts';
import { isTranslated, takeAsTranslated } from './track-translations.ts';

/** Largest request, in bytes: the sentences of a long text, several times over. */
const MOST_BYTES = 1024 * 1024;

const document = z.object({
  source: z.string(),
  /** Empty for a global. */
  document: z.string(),
  language: z.enum(LOCALE_CODES).refine((code) => code !== DEFAULT_LOCALE),
});

/** What a form in another language than the original shows next to its fields. */
export interface Originals {
  texts: ComparedText[];
  /** Whether the reader writes this language. */
  isWritable: boolean;
}

/** @throws NotFound unless there are such documents */
function placeNamed(req: PayloadRequest, source: string, id: string): Place {
  const { collections, globals } = req.payload.config;
  const all: readonly { slug: string }[] = id === '' ? globals : collections;
  if (!all.some(({ slug }) => slug === source)) throw new NotFound(req.t);
  return placeOf(source, id);
}

/** @throws NotFound, Forbidden unless the document is one that this person reads */
async function checkReading(req: PayloadRequest, place: Place): Promise<void> {
  const own = {
    depth: 0,
    overrideAccess: false,
    select: { updatedAt: true },
    user: req.user,
  } as const;
  if ('global' in place) await req.payload.findGlobal({ slug: place.global, ...own });
  else await req.payload.findByID({ ...place, ...own, trash: true });
}

/** None of a document in the trash, and of one that has nothing to translate. */
async function originals(req: PayloadRequest, place: Place, language: Locale): Promise<Originals> {
  const texts = (await comparedTexts(req, place, language)) ?? [];
  const rights = editingRights(req.user);
  return { texts, isWritable: rights !== null && writesIn(rights, language) };
}

const writers = hiddenUnless((user) => editingRights(user) !== null);
const editors = { path: '/translations', who: writers } as const;

/** For people who write content: the texts of a document next to those of one language. */
export const translationEndpoints = [
  endpoint({
    ...editors,
    method: 'get',
    body: document,
    run: async (req, { source, document: id, language }) => {
      const place = placeNamed(req, source, id);
      await checkReading(req, place);
      return originals(req, place, language);
    },
  }),
  /** Confirms that a translation is still right, and answers as above. */
  endpoint({
    ...editors,
    method: 'post',
    body: document.extend({
      key: z.string().min(1).max(500),
      /** The sentences of the original that the form has shown. */
      seen: z.array(z.string()).max(5_000),
    }),
    most: MOST_BYTES,
    run: async (req, { source, document: id, language, key, seen }) => {
      const place = placeNamed(req, source, id);
      if (!isTranslated(req, place)) throw new NotFound(req.t);
      refuseOtherLanguages(req, language);
      await checkReading(req, place);
      await inTransaction(req.payload, async ({ transactionID }) => {
        const own = { ...req, transactionID } as PayloadRequest;
        await waitForOthers(own, place);
        const text = (await statesOf(own, place))?.newest.find((one) => one.key === key);
        const now = sentencesOf(text?.values[DEFAULT_LOCALE], DEFAULT_LOCALE);
        if (JSON.stringify(now.flat()) !== JSON.stringify(seen)) {
          throw refusal(req, ({ changes }) => changes.originalChanged, 409);
        }
        await takeAsTranslated(own, place, language, new Map([[key, now]]));
      });
      return originals(req, place, language);
    },
  }),
];
