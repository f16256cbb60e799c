import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../database/writes/transaction.ts';
import { markProblem } from '../translations/rich-text/marked-text.ts';
import { takeAsTranslated } from '../translations/track-translations.ts';
import { writeTranslation } from '../translations/write-translation.ts';
import { offeredTexts } from './offered-texts.ts';
import type { Proposal, ProposedText, ProposedTexts } from './proposal.ts';
import { changeProposal, placeOfProposal } from './proposal-rows.ts';
import { refusal } from './refusals.ts';

/** A text that an editor accepts, as the editor saw it next to the proposal. */
interface AcceptedText {
  key: string;
  original: string;
  translation: string;
}

/** An editor's decision about a proposal. */
interface Decision {
  accepted: readonly AcceptedText[];
  /** Keys of refused texts. */
  refused: readonly string[];
  /** The sentence that the translator reads about these. */
  reason: string;
}

/** @throws APIError unless the texts are still as the editor saw them, and can be written */
async function checkAccepted(
  req: PayloadRequest,
  proposal: Proposal,
  accepted: readonly AcceptedText[],
): Promise<void> {
  if (accepted.length === 0) return;
  const texts = await offeredTexts(req, placeOfProposal(proposal), proposal.language);
  for (const seen of accepted) {
    const text = texts?.find(({ key }) => key === seen.key);
    if (!text || text.original !== seen.original || text.translation !== seen.translation) {
      throw refusal(req, 'changed');
    }
    const { text: proposed = '' } = proposal.texts[seen.key] ?? {};
    if (text.kind === 'richText' && markProblem(text.original, proposed)) {
      throw refusal(req, 'structure');
    }
  }
}

function decided(texts: ProposedTexts, { accepted, refused, reason }: Decision): ProposedTexts {
  const after = { ...texts };
  for (const { key } of accepted) {
    after[key] = { ...(after[key] as ProposedText), decision: 'accepted' };
  }
  for (const key of refused) {
    after[key] = { ...(after[key] as ProposedText), decision: 'refused', reason };
  }
  return after;
}

/**
 * Accepts texts of a proposal, as if the editor had typed them: with this person's rights, as a
 * draft where the document has drafts. Refuses others. All of it is stored, or nothing.
 * @throws APIError with a sentence; errors of the save itself, such as a document that is locked
 */
export async function decide(
  req: PayloadRequest,
  proposal: Proposal,
  decision: Decision,
): Promise<void> {
  const { accepted, refused, reason } = decision;
  const keys = [...accepted.map(({ key }) => key), ...refused];
  const isWaiting = (key: string) => proposal.texts[key]?.decision === undefined;
  const isThere = keys.every((key) => proposal.texts[key] && isWaiting(key));
  if (proposal.state !== 'sent' || !isThere) throw refusal(req, 'decided');
  if (proposal.origin === 'translator' && refused.length > 0 && reason === '') {
    throw refusal(req, 'reason');
  }
  await checkAccepted(req, proposal, accepted);
  const texts = decided(proposal.texts, decision);
  const isOver = Object.values(texts).every((one) => one.decision !== undefined);
  const change = { texts, ...(isOver && { state: 'closed' as const }) };
  const of = (key: string) => proposal.texts[key] as ProposedText;
  const place = placeOfProposal(proposal);
  try {
    await inTransaction(req.payload, async (transaction) => {
      req.transactionID = transaction.transactionID;
      if (!(await changeProposal(req.payload, proposal, change, transaction))) {
        throw refusal(req, 'decided');
      }
      const written = accepted.map(({ key }) => ({ key, text: of(key).text }));
      await writeTranslation(req, place, proposal.language, written);
      const originals = new Map(accepted.map(({ key }) => [key, of(key).original]));
      if (accepted.length > 0) await takeAsTranslated(req, place, proposal.language, originals);
    });
  } finally {
    delete req.transactionID;
  }
}
