import { fill } from '@osnowa/text';
import type { PayloadRequest } from 'payload';
import type { Words } from '../../kit/words.ts';
import { wordsFor } from '../../kit/words.ts';
import { isOpen } from '../translations/basis.ts';
import { type MarkProblem, markProblem } from '../translations/rich-text/marked-text.ts';
import { type OfferedText, offeredTexts } from './offered-texts.ts';
import type { Proposal, ProposedText, ProposedTexts } from './proposal.ts';
import { changeProposal, placeOfProposal, readProposal } from './proposal-rows.ts';
import { type RefusalCode, refusal } from './refusals.ts';
import { isTokenOf, proposalIn } from './translator-link.ts';

/** A fault in the marks of a formatted text, in words. */
function markProblemInWords({ kind, line, mark }: MarkProblem, { changes }: Words): string {
  return fill(changes.translator.mark[kind], { line, mark });
}

/** A text that a translator typed, and the original and translation on the page then. */
interface TypedText extends Pick<ProposedText, 'text' | 'original' | 'translation'> {
  key: string;
}

/** A valid link: its proposal, and the texts of the document. */
export interface OpenLink {
  proposal: Proposal;
  texts: OfferedText[];
}

/** The translator's own words, which a link still shows after it has ended. */
function ownWords({ texts }: Proposal): string[] {
  return Object.values(texts)
    .map(({ text }) => text)
    .filter((text) => text !== '');
}

function endOf({ isWithdrawn, expiresAt }: Proposal, now: Date): RefusalCode | null {
  if (isWithdrawn) return 'withdrawn';
  return Date.parse(expiresAt) < now.getTime() ? 'expired' : null;
}

/** The sent texts, with the original of that time: nothing of the present document. */
function sentTexts({ texts }: Proposal): OfferedText[] {
  return Object.entries(texts).map(([key, { original: paragraphs, path = '', translation }]) => {
    const original = paragraphs.map((sentences) => sentences.join(' ')).join('\n');
    const sent = { key, path, original, paragraphs, translation };
    return { ...sent, kind: 'text', sentences: [], blocks: [] };
  });
}

/**
 * The proposal and the texts that a token opens.
 * @throws APIError with a sentence; for a link that has ended, with the translator's own words
 */
export async function openLink(req: PayloadRequest, token: string, now: Date): Promise<OpenLink> {
  const id = proposalIn(token);
  const proposal = id === null ? null : await readProposal(req.payload, id);
  if (proposal?.origin !== 'translator' || !isTokenOf(token, proposal)) {
    throw refusal(req, 'unknown');
  }
  const words = ownWords(proposal);
  const end = endOf(proposal, now);
  if (end) throw refusal(req, end, { words });
  if (proposal.state !== 'open') return { proposal, texts: sentTexts(proposal) };
  const texts = await offeredTexts(req, placeOfProposal(proposal), proposal.language);
  if (!texts) throw refusal(req, 'gone', { words });
  return { proposal, texts };
}

/** The proposed texts after some were typed; a text that changes nothing is no proposal. */
function withTyped(
  before: ProposedTexts,
  typed: readonly TypedText[],
  texts: readonly OfferedText[],
): ProposedTexts {
  const after = { ...before };
  for (const { key, ...written } of typed) {
    const text = texts.find((one) => one.key === key);
    if (!text) continue;
    const changesNothing = written.text === text.translation && !isOpen(text);
    if (written.text.trim() === '' || changesNothing) delete after[key];
    else after[key] = { ...written, path: text.path };
  }
  return after;
}

/** Refuses formatted texts whose marks are not those of the original, with the sentence by field. */
function refuseBadMarks(req: PayloadRequest, texts: readonly OfferedText[], all: ProposedTexts) {
  const problems = texts.flatMap(({ key, kind, original }) => {
    const written = all[key];
    const problem = kind === 'richText' && written && markProblem(original, written.text);
    return problem ? [[key, markProblemInWords(problem, wordsFor(req))] as const] : [];
  });
  if (problems.length > 0) throw refusal(req, 'marks', { fields: Object.fromEntries(problems) });
}

/** A translator's typed texts, and whether they are sent. */
interface HandedIn {
  /** Of the proposal that the window showed. */
  version: number;
  typed: readonly TypedText[];
  /** Whether the proposal goes to the editors now. */
  isSent: boolean;
}

/**
 * Stores a translator's typed texts, and sends them.
 * @throws APIError with a sentence: after it was sent, or when another window stored a newer text
 */
export async function handIn(
  req: PayloadRequest,
  { proposal, texts }: OpenLink,
  { version, typed, isSent }: HandedIn,
): Promise<void> {
  if (proposal.state !== 'open') throw refusal(req, 'sent');
  if (proposal.version !== version) throw refusal(req, 'conflict');
  const all = withTyped(proposal.texts, typed, texts);
  if (isSent) {
    if (Object.keys(all).length === 0) throw refusal(req, 'empty');
    refuseBadMarks(req, texts, all);
  }
  const sending = isSent ? { state: 'sent', sentAt: new Date().toISOString() } : {};
  const change = { texts: all, ...sending } as const;
  if (await changeProposal(req.payload, proposal, change as never)) return;
  const now = await readProposal(req.payload, proposal.id);
  throw refusal(req, now?.state === 'open' ? 'conflict' : 'sent');
}
