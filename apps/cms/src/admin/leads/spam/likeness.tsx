import type { Payload } from 'payload';
import type { AdminLanguage } from '../../../fields/admin-label.ts';
import { currentClassifier } from '../../../leads/spam/learnt.ts';
import type { ReadLead } from '../../../leads/spam/signs.ts';
import { likenessInWords } from '../../../leads/spam/why.ts';

interface Props {
  payload: Payload;
  locale: AdminLanguage;
  lead: ReadLead & { spamLikeness?: number | null };
}

/** Why a lead is similar to spam, if it is. */
export async function Likeness({ payload, locale, lead }: Props) {
  const classifier = lead.spamLikeness ? await currentClassifier(payload) : null;
  const why = classifier && likenessInWords(classifier, lead, locale);
  return why ? <p className="lead-view__doubts">{why}</p> : null;
}

/** How similar to spam a lead is, in the list. */
export function LikenessCell({ cellData }: { cellData?: unknown }) {
  return typeof cellData === 'number' ? `${cellData}%` : null;
}
