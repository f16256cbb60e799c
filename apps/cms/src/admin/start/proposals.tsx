import { LOCALES } from '@osnowa/contract';
import Link from 'next/link';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { titleOf } from '../../changes/proposals/offered-texts.ts';
import type { Proposal } from '../../changes/proposals/proposal.ts';
import { placeOfProposal, waitingProposals } from '../../changes/proposals/proposal-rows.ts';
import { type AdminLabel, type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';

import { comparisonAddress } from '../translations/board-address.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Proposals that are shown; the translation view of a document has all of its own. */
const MOST = 12;

function kindOf({ config }: Payload, { source }: Proposal, language: AdminLanguage): string {
  const collection = config.collections.find(({ slug }) => slug === source);
  const global = config.globals.find(({ slug }) => slug === source);
  const label = collection?.labels.singular ?? global?.label;
  return typeof label === 'object' ? (label as AdminLabel)[language] : source;
}

async function nameOf(req: PayloadRequest, proposal: Proposal, language: AdminLanguage) {
  const kind = kindOf(req.payload, proposal, language);
  const title = await titleOf(req, placeOfProposal(proposal));
  return title === null ? kind : `${kind}: ${title}`;
}

/** Proposals of translators and machines that an editor has to decide on; nothing without any. */
export async function Proposals({ payload, user, i18n }: StartPageProps) {
  const found = writesContent(user) ? await waitingProposals(payload, MOST) : [];
  if (found.length === 0) return null;
  const language = adminLanguage(i18n.language);
  const req = await createLocalReq({ user }, payload);
  const names = await Promise.all(found.map((one) => nameOf(req, one, language)));
  const who = ({ name, origin }: Proposal) =>
    origin === 'machine' ? officeWords(language).proposals.proposal.fromMachine : name;
  return (
    <section className="start__panel">
      <h2>{officeWords(language).start.proposals.title}</h2>
      <ul className="start__list">
        {found.map((proposal, at) => (
          <li key={proposal.id}>
            <div>
              <Link
                href={comparisonAddress(proposal.source, proposal.document, proposal.language)}
                prefetch={false}
              >
                {names[at]}
              </Link>
              <small>
                {LOCALES[proposal.language].name} · {who(proposal)}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
