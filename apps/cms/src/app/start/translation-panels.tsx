import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import { editingRights, writesContent } from '../../accounts/editing-rights.ts';
import { type Assignment, givenTo, isTranslator } from '../../accounts/translators.ts';
import { panel } from '../../kit/panel.tsx';
import type { Words } from '../../kit/words.ts';
import { formAddress, kindOf } from '../../publishing/place.ts';
import { publicationRequests } from '../../publishing/publication-requests.ts';
import { type MostOpen, readMostOpen } from '../../translations/parity.ts';
import { titlesOf } from '../../translations/titles.ts';
import { storedProgress } from '../../translations/track-translations.ts';

/** Documents and languages that are shown; the board has all. */
const MOST = 6;

function lacksInWords({ missing, stale }: Record<'missing' | 'stale', number>, words: Words) {
  const { missingSentences, staleSentences } = words.translations.board;
  return [
    ...(missing > 0 ? [`${missingSentences}: ${missing}`] : []),
    ...(stale > 0 ? [`${staleSentences}: ${stale}`] : []),
  ].join(' · ');
}

async function titlesFor(req: PayloadRequest, open: readonly MostOpen[]) {
  const titles = new Map<string, ReadonlyMap<string, string>>();
  for (const source of new Set(open.map((one) => one.source))) {
    const ids = open.filter((one) => one.source === source).map(({ document }) => document);
    const known = ids.filter((id) => id !== '');
    if (known.length === 0) continue;
    titles.set(source, await titlesOf(req, source as CollectionSlug, known));
  }
  return titles;
}

/** The documents that a translator was given, with what they lack and whether they wait already. */
export const GivenTranslations = panel({
  who: isTranslator,
  read: async ({ payload, user, language, words }) => {
    const req = await createLocalReq({ user }, payload);
    const [code] = editingRights(user)?.languages ?? [];
    const { until, note } = user.assignment as unknown as Assignment;
    const { title, empty, hint, complete, waits, sentBack } = words.translators.start;
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    const rows = givenTo(user).map(async ({ collection, id }) => {
      const name = (await titlesOf(req, collection, [String(id)])).get(String(id));
      if (name === undefined || !code) return [];
      const progress = (await storedProgress(req, { collection, id })).get(code);
      const requests = await publicationRequests(payload, { collection, id });
      const request = requests.find((one) => one.language === code);
      return [
        {
          key: `${collection}/${id}`,
          href: formAddress(collection, String(id), code, progress?.firstField ?? null),
          text: `${kindOf(payload.config, collection, language)}: ${name || words.editing.untitled.untitled}`,
          notes: [
            (progress && lacksInWords(progress, words)) || complete,
            request && (request.answer === null ? waits : fill(sentBack, { text: request.answer })),
          ],
        },
      ];
    });
    return {
      title: `${title}: ${code ? LOCALES[code].name : ''}`,
      hint: [fill(hint, { day: day.format(new Date(until)) }), note].filter(Boolean).join(' '),
      rows: (await Promise.all(rows)).flat(),
      empty,
    };
  },
});

/** The documents with most sentences that are missing or stale, for the people who can write them. */
export const TranslationsToRepair = panel({
  who: writesContent,
  read: async ({ payload, user, language, words }) => {
    const open = await readMostOpen(payload, MOST);
    const titles = await titlesFor(await createLocalReq({ user }, payload), open);
    const { title, all } = words.start.translationsToRepair;
    const rows = open.flatMap((one) => {
      const { source, document, language: code, firstField } = one;
      const kind = kindOf(payload.config, source, language);
      const name = titles.get(source)?.get(document);
      if (document !== '' && name === undefined) return [];
      const text = document === '' ? kind : `${kind}: ${name || words.editing.untitled.untitled}`;
      return [
        {
          key: `${source}/${document}/${code}`,
          href: formAddress(source, document, code, firstField),
          text,
          notes: [`${LOCALES[code].name} · ${lacksInWords(one, words)}`],
        },
      ];
    });
    return { title, rows, more: [{ href: '/admin/collections/translation-states', label: all }] };
  },
});
