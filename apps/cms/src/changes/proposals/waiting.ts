import type { Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import type { Place } from '../translations/newest-state.ts';
import { markProblem } from '../translations/rich-text/marked-text.ts';
import { isSame, type OfferedText, offeredTexts } from './offered-texts.ts';
import type { Origin, Proposal, ProposedText } from './proposal.ts';
import { proposalsFor } from './proposal-rows.ts';

/** A proposed text next to the present translation. */
export interface WaitingText {
  key: string;
  /** Path in the form; `null` for a text whose field is gone. */
  path: string | null;
  original: string;
  translation: string;
  proposed: string;
  /** The original when it was translated; `null` where it is unchanged. */
  originalThen: string | null;
  /** The translation at that time; `null` where it is unchanged. */
  translationThen: string | null;
  /** Whether the paragraphs and formatting are no longer those of the original. */
  isForeign: boolean;
  decision: 'accepted' | 'refused' | null;
  reason: string;
}

/** A proposal that waits for an editor. */
export interface WaitingProposal {
  id: number;
  origin: Origin;
  name: string;
  /** ISO 8601. */
  sentAt: string | null;
  texts: WaitingText[];
}

function waitingText(
  key: string,
  { decision, original, reason = '', text, translation }: ProposedText,
  now: OfferedText | undefined,
): WaitingText {
  const isChanged = now !== undefined && !isSame(original, now.paragraphs);
  const isRewritten = now !== undefined && now.translation !== translation;
  return {
    key,
    path: now?.path ?? null,
    original: now?.original ?? original.map((sentences) => sentences.join(' ')).join('\n'),
    translation: now?.translation ?? translation,
    proposed: text,
    originalThen: isChanged ? original.map((sentences) => sentences.join(' ')).join('\n') : null,
    translationThen: isRewritten ? translation : null,
    isForeign: now?.kind === 'richText' && markProblem(now.original, text) !== null,
    decision: decision ?? null,
    reason,
  };
}

function inOrder({ texts }: Proposal, offered: readonly OfferedText[]): WaitingText[] {
  const position = new Map(offered.map(({ key }, at) => [key, at]));
  const at = (key: string) => position.get(key) ?? offered.length;
  return Object.entries(texts)
    .map(([key, text]) =>
      waitingText(
        key,
        text,
        offered.find((one) => one.key === key),
      ),
    )
    .sort((one, other) => at(one.key) - at(other.key));
}

/** The proposals for a document and a language that wait for an editor, in the order of the form. */
export async function waitingFor(
  req: PayloadRequest,
  place: Place,
  language: Locale,
): Promise<WaitingProposal[]> {
  const all = await proposalsFor(req.payload, place);
  const sent = all.filter((one) => one.state === 'sent' && one.language === language);
  if (sent.length === 0) return [];
  const offered = (await offeredTexts(req, place, language)) ?? [];
  return sent.map((proposal) => {
    const { id, name, origin, sentAt } = proposal;
    return { id, name, origin, sentAt, texts: inOrder(proposal, offered) };
  });
}
