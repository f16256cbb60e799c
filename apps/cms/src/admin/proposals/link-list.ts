import type { Locale } from '@osnowa/contract';
import type { ProposalState } from '../../changes/proposals/proposal.ts';

/** A translator's link as an editor sees it. */
export interface TranslatorLink {
  id: number;
  language: Locale;
  name: string;
  note: string;
  state: ProposalState;
  isExpired: boolean;
  /** `null` for a link that has ended. */
  address: string | null;
  /** Texts that the translator typed. */
  typed: number;
  /** Both ISO 8601. */
  sentAt: string | null;
  expiresAt: string;
  askedBy: string;
}
