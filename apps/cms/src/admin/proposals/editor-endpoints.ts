import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { refuseOtherLanguages } from '../../changes/languages/refusals.ts';
import { decide } from '../../changes/proposals/decide.ts';
import { LINK_DAYS, MOST_LINK_DAYS } from '../../changes/proposals/link-days.ts';
import { configuredMachine } from '../../changes/proposals/machine/configured-machine.ts';
import { MachineFailure } from '../../changes/proposals/machine/machine-failure.ts';
import { proposeByMachine } from '../../changes/proposals/machine/propose.ts';
import { LONGEST_TEXT, type Proposal } from '../../changes/proposals/proposal.ts';
import {
  addProposal,
  changeProposal,
  proposalsFor,
  readProposal,
} from '../../changes/proposals/proposal-rows.ts';
import { refusal } from '../../changes/proposals/refusals.ts';
import { translatorAddress } from '../../changes/proposals/translator-link.ts';
import { placeOf } from '../../changes/translations/endpoints.ts';
import { TRANSLATIONS } from '../../changes/translations/progress.ts';
import { endpoint, hiddenUnless, Refusal } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';
import type { TranslatorLink } from './link-list.ts';
import { readAsProposal } from './request-body.ts';

const DAY_MS = 24 * 60 * 60_000;

const language = z.enum(LOCALE_CODES).refine((code) => TRANSLATIONS.includes(code));
const document = { source: z.string().max(100), document: z.string().max(20) };

const asked = z.object({
  ...document,
  language,
  name: z.string().trim().min(1).max(200),
  note: z.string().trim().max(2_000).default(''),
  days: z.coerce.number().int().min(1).max(MOST_LINK_DAYS).default(LINK_DAYS),
});

const key = z.string().min(1).max(500);
const seen = z.string().max(LONGEST_TEXT);

const decision = z.object({
  accepted: z.array(z.object({ key, original: seen, translation: seen })).max(500),
  refused: z.array(key).max(500),
  reason: z.string().trim().max(1_000).default(''),
});

const machineRequest = z.object({ ...document, language });

/** Refuses people who do not write this language: they could not accept a translation either. */
function writersOnly(req: PayloadRequest, code: Locale): void {
  refuseOtherLanguages(req, code, 'proposals');
}

async function proposalOf(req: PayloadRequest): Promise<Proposal> {
  const id = Number(req.routeParams?.id);
  const proposal = Number.isSafeInteger(id) ? await readProposal(req.payload, id) : null;
  if (!proposal) throw new NotFound(req.t);
  return proposal;
}

function linkOf(proposal: Proposal, now: Date): TranslatorLink {
  const { id, askedBy, expiresAt, language: code, name, note, sentAt, state, texts } = proposal;
  const isExpired = Date.parse(expiresAt) < now.getTime();
  const isGood = !proposal.isWithdrawn && !isExpired;
  const typed = Object.keys(texts).length;
  const own = { id, askedBy, expiresAt, language: code, name, note, sentAt, state, typed };
  return { ...own, isExpired, address: isGood ? translatorAddress(proposal) : null };
}

/** The links of a document, the newest first. */
async function linksOf(req: PayloadRequest, source: string, id: string) {
  const all = await proposalsFor(req.payload, placeOf(req, source, id));
  const links = all.filter(({ origin }) => origin === 'translator');
  const now = new Date();
  return { links: links.map((one) => linkOf(one, now)) };
}

const editors = { who: hiddenUnless(writesContent) } as const;

/** Endpoints for people who write content: links, proposals and the machine. */
export const editorEndpoints = [
  endpoint({
    ...editors,
    path: '/translations/links/:source/:document?',
    method: 'get',
    run: (req) => {
      const { source, document: id } = req.routeParams ?? {};
      return linksOf(req, String(source), id === undefined ? '' : String(id));
    },
  }),
  endpoint({
    ...editors,
    ...readAsProposal({ language: 'language', name: 'name', days: 'days' }),
    path: '/translations/links',
    method: 'post',
    body: asked,
    run: async (req, { days, language: code, name, note, ...at }) => {
      writersOnly(req, code);
      const place = placeOf(req, at.source, at.document);
      const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
      const link = { origin: 'translator', state: 'open', texts: {}, expiresAt } as const;
      await addProposal(req, place, { ...link, language: code, name, note });
      return linksOf(req, at.source, at.document);
    },
  }),
  /** Withdraws a link, also a used one; typed and sent texts are stored and keep their state. */
  endpoint({
    ...editors,
    path: '/translations/links/:id/withdraw',
    method: 'post',
    run: async (req) => {
      const proposal = await proposalOf(req);
      writersOnly(req, proposal.language);
      const { isWithdrawn, origin, state } = proposal;
      const change = {
        isWithdrawn: true,
        ...(state === 'open' && { state: 'withdrawn' as const }),
      };
      const isLink = origin === 'translator' && !isWithdrawn;
      if (!isLink || !(await changeProposal(req.payload, proposal, change))) {
        throw refusal(req, 'decided');
      }
      return linksOf(req, proposal.source, proposal.document);
    },
  }),
  /** Takes texts typed behind an ended or unsent link as a proposal. The link is unchanged. */
  endpoint({
    ...editors,
    path: '/translations/links/:id/take',
    method: 'post',
    run: async (req) => {
      const proposal = await proposalOf(req);
      writersOnly(req, proposal.language);
      if (Object.keys(proposal.texts).length === 0) throw refusal(req, 'empty');
      const { isWithdrawn } = proposal;
      const change = { isWithdrawn, state: 'sent', sentAt: new Date().toISOString() } as const;
      const isOver = proposal.state === 'sent' || proposal.state === 'closed';
      if (isOver || !(await changeProposal(req.payload, proposal, change))) {
        throw refusal(req, 'decided');
      }
      return linksOf(req, proposal.source, proposal.document);
    },
  }),
  endpoint({
    ...editors,
    ...readAsProposal(),
    path: '/translations/proposals/:id',
    method: 'post',
    body: decision,
    run: async (req, decided) => {
      const proposal = await proposalOf(req);
      writersOnly(req, proposal.language);
      await decide(req, proposal, decided);
      return {};
    },
  }),
  endpoint({
    ...editors,
    ...readAsProposal(),
    path: '/translations/machine',
    method: 'post',
    body: machineRequest,
    run: async (req, { language: code, ...at }) => {
      const translate = configuredMachine();
      if (!translate) throw new NotFound(req.t);
      writersOnly(req, code);
      const place = placeOf(req, at.source, at.document);
      try {
        return { proposed: await proposeByMachine(req, place, code, translate) };
      } catch (error) {
        if (!(error instanceof MachineFailure)) throw error;
        const { code: failure } = error;
        req.payload.logger.warn({ err: error, code: failure }, 'The translation service failed.');
        throw new Refusal(error.inWords(wordsFor(req)), 502, { code: failure });
      }
    },
  }),
];
