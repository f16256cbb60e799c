import { LOCALES } from '@osnowa/contract';
import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { titleOf } from '../../changes/proposals/offered-texts.ts';
import { placeOfProposal, waitingProposals } from '../../changes/proposals/proposal-rows.ts';
import { type MostOpen, readMostOpen } from '../../changes/translations/parity.ts';
import { panel } from '../../kit/panel.tsx';
import { formAddress } from '../translations/form-address.ts';
import { titlesOf } from '../translations/titles.ts';
import { kindOf } from './content-panels.tsx';

/** Proposals that are shown. */
const MOST_PROPOSALS = 12;
/** Documents and languages that are shown; the board has all. */
const MOST = 6;

/** Proposals of translators and machines that an editor has to decide on. */
export const Proposals = panel({
  who: writesContent,
  read: async ({ payload, user, language, words }) => {
    const found = await waitingProposals(payload, MOST_PROPOSALS);
    const req = await createLocalReq({ user }, payload);
    const rows = found.map(async (proposal) => {
      const { id, source, document, name, origin } = proposal;
      const kind = kindOf(payload, source, language);
      const title = await titleOf(req, placeOfProposal(proposal));
      const author = origin === 'machine' ? words.proposals.proposal.fromMachine : name;
      return {
        key: id,
        href: formAddress(source, document, proposal.language, null),
        text: title === null ? kind : `${kind}: ${title}`,
        notes: [`${LOCALES[proposal.language].name} · ${author}`],
      };
    });
    return { title: words.start.proposals.title, rows: await Promise.all(rows) };
  },
});

/** The titles that this person can read, by source and document. */
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

/** The documents with most sentences that are missing or stale, for the people who can write them. */
export const TranslationsToRepair = panel({
  who: writesContent,
  read: async ({ payload, user, language, words }) => {
    const open = await readMostOpen(payload, MOST);
    const titles = await titlesFor(await createLocalReq({ user }, payload), open);
    const { title, all } = words.start.translationsToRepair;
    const rows = open.flatMap((one) => {
      const { source, document, language: code, firstField } = one;
      const kind = kindOf(payload, source, language);
      const name = titles.get(source)?.get(document);
      if (document !== '' && name === undefined) return [];
      const { missingSentences, staleSentences } = words.translations.board;
      const lacks = [
        ...(one.missing > 0 ? [`${missingSentences}: ${one.missing}`] : []),
        ...(one.stale > 0 ? [`${staleSentences}: ${one.stale}`] : []),
      ];
      const text = document === '' ? kind : `${kind}: ${name || words.editing.untitled.untitled}`;
      return [
        {
          key: `${source}/${document}/${code}`,
          href: formAddress(source, document, code, firstField),
          text,
          notes: [[LOCALES[code].name, ...lacks].join(' · ')],
        },
      ];
    });
    return { title, rows, more: [{ href: '/admin/collections/translation-states', label: all }] };
  },
});
