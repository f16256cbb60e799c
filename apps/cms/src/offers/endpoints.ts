import { offerDraft } from '@osnowa/contract';
import { offeredSelection } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import { NotFound, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { entersLeads } from '../accounts/access.ts';
import { ownAccount } from '../accounts/sign-in/person.ts';
import { endpoint, hiddenUnless, Refusal, refusal } from '../kit/endpoint.ts';
import { moneyInWords } from '../kit/money.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { wordsFor } from '../kit/words.ts';
import { leadItWentInto } from '../leads/people/people.ts';
import { type Stored, storedWith } from '../platform/database/stored.ts';
import { wake } from '../platform/process/background.ts';
import { env } from '../platform/process/env.ts';
import { today } from './decide.ts';
import { beginOffer, comparedLines, knownDraft, limitOf, mostOf } from './desk.ts';
import { saveDraft } from './offer-draft.ts';
import { faultsOf, inAllLanguages } from './offer-rules.ts';
import { type Offer, offerOfLead } from './offer-store.ts';
import { closeLinks, factsOfSender, offerAddress, sendOffer } from './send-offer.ts';
import { printedOf, shownOffer } from './shown-offer.ts';

/** Largest draft, in bytes: 200 lines with long texts. */
const LARGEST_DRAFT = 2 * 1024 * 1024;

/** Longest words above the link, in characters. */
const LONGEST_NOTE = 5_000;

/** Whether a lead can have an offer: an application for work is no request for one. */
export const takesOffers = ({ formType }: Pick<Stored<'leads'>, 'formType'>): boolean =>
  formType !== 'career' && formType !== 'newsletter';

/** The lead of a request, as far as its person may see it. @throws NotFound */
async function leadOf(req: PayloadRequest): Promise<Stored<'leads'>> {
  const id = String(req.routeParams?.id);
  const seen = { collection: 'leads', id, depth: 0, overrideAccess: false, req } as const;
  const lead = await storedWith(req.payload, 'leads', (await req.payload.findByID(seen)).id);
  if (!lead || !takesOffers(lead)) throw new NotFound(req.t);
  return lead;
}

/** @throws Refusal 400 for a merged lead, with the number of the other */
async function openLead(req: PayloadRequest): Promise<Stored<'leads'>> {
  const lead = await leadOf(req);
  if (!lead.mergedInto) return lead;
  const target = await leadItWentInto(req.payload, lead.mergedInto);
  throw new Refusal(fill(wordsFor(req).offers.merged, { lead: target?.reference ?? '' }), 400);
}

/** @throws NotFound where the lead has no offer */
async function offerOf(req: PayloadRequest, lead: number): Promise<Offer> {
  const offer = await offerOfLead(req.payload, lead);
  if (!offer) throw new NotFound(req.t);
  return offer;
}

/** @throws Refusal 409 for an offer that was decided about or withdrawn */
function requireOpen(req: PayloadRequest, { state }: Offer): void {
  if (state !== 'draft' && state !== 'open') throw refusal(req, (w) => w.offers.closed, 409);
}

/** @throws Refusal 409, with the draft of the window that was faster */
async function conflict(req: PayloadRequest, lead: number): Promise<Refusal> {
  const offer = await offerOf(req, lead);
  requireOpen(req, offer);
  const current = await knownDraft(req.payload, offer);
  return new Refusal(wordsFor(req).offers.conflict, 409, { current });
}

const ofLead = {
  method: 'post',
  who: hiddenUnless((user) => entersLeads({ req: { user } })),
} as const;

async function save(
  req: PayloadRequest,
  { version, draft }: { version: number; draft: z.output<typeof offerDraft> },
) {
  const lead = await openLead(req);
  const offer = await offerOf(req, lead.id);
  requireOpen(req, offer);
  const stored = await saveDraft(req.payload, offer, version, draft);
  if (stored === null) throw await conflict(req, lead.id);
  return { version: stored };
}

const sending = z.object({ version: z.int(), note: z.string().max(LONGEST_NOTE) });

/**
 * Sends the draft that the person saw.
 * @throws Refusal 400 for a lead without a mail address, 403 above the person's limit, 409
 * @throws ValidationError with a sentence at each line or field that is wrong
 */
async function send(req: PayloadRequest, { version: seen, note }: z.output<typeof sending>) {
  const { payload } = req;
  const lead = await openLead(req);
  const offer = await offerOf(req, lead.id);
  requireOpen(req, offer);
  if (offer.draftVersion !== seen) throw await conflict(req, lead.id);
  if (!lead.mail) throw refusal(req, (w) => w.offers.noMail);
  const known = await knownDraft(payload, offer);
  const draft = inAllLanguages(known.draft);
  const before = await comparedLines(payload, lead, offer, draft.currency);
  const { faults } = wordsFor(req).offers;
  const errors = faultsOf(draft, before, await today(payload)).map(({ at: path, fault }) => ({
    ...{ path, message: faults[fault] },
  }));
  if (errors.length > 0) throw new ValidationError({ collection: 'leads', errors, req }, req.t);
  await requireLimit(req, draft);
  const author = ownAccount(req);
  const publicUrl = env.PUBLIC_URL;
  const sent = { offer, draft, seen, author, lead, note, publicUrl };
  const version = await sendOffer(payload, sent);
  if (version === null) throw await conflict(req, lead.id);
  wake(payload, 'mail');
  return { version };
}

/** @throws Refusal 403 above the sum that the person may send */
async function requireLimit(req: PayloadRequest, draft: z.output<typeof offerDraft>) {
  const { currency } = draft;
  const limit = await limitOf(req.payload, req.user, currency);
  const most = mostOf(draft);
  if (limit === null || most <= limit) return;
  const inWords = (sum: number) => moneyInWords(adminLanguage(req.i18n.language), currency, sum);
  const sums = { sum: inWords(most), limit: inWords(limit) };
  throw new Refusal(fill(wordsFor(req).offers.aboveLimit, sums), 403);
}

/** Withdraws the offer, or makes its links anew. @throws Refusal 409 for one that is not open */
async function close(req: PayloadRequest, how: 'withdraw' | 'renew') {
  const { id } = await leadOf(req);
  const isDone = await closeLinks(req.payload, await offerOf(req, id), how, ownAccount(req));
  if (!isDone) throw refusal(req, (w) => w.offers.closed, 409);
  return {};
}

/** The hash of a draft that was not sent, as its paper shows it. */
const NO_HASH = '–';

/** What is printed of a draft: as it would be sent by this person now. */
async function printedDraft(req: PayloadRequest, lead: Stored<'leads'>, offer: Offer) {
  const { draft: written } = await knownDraft(req.payload, offer);
  const draft = inAllLanguages(written);
  const parties = await factsOfSender(req.payload, { lead, draft, author: ownAccount(req) });
  const version = offer.version + 1;
  const sentAt = new Date().toISOString();
  const content = { ...draft, ...parties, format: 1, number: offer.number, version } as const;
  return {
    ...{ content: { ...content, previous: null, sentAt }, hash: NO_HASH, acceptance: null },
    taken: offeredSelection(draft.lines),
  };
}

/** The version that was sent last, or that was accepted. */
async function printedVersion(req: PayloadRequest, { key }: Offer) {
  const locale = adminLanguage(req.i18n.language);
  const shown = await shownOffer(req.payload, { key, locale });
  return printedOf(shown, offeredSelection(shown.content.lines));
}

async function print(req: PayloadRequest, isDraft: boolean): Promise<Response> {
  const lead = await leadOf(req);
  const offer = await offerOf(req, lead.id);
  const printed = isDraft ? await printedDraft(req, lead, offer) : await printedVersion(req, offer);
  const { locale, number, version } = printed.content;
  const address = offerAddress(env.PUBLIC_URL, offer.key, locale);
  const name = [number, version, ...(isDraft ? ['draft'] : [])].join('-');
  const { offerPdf } = await import('./offer-pdf.tsx');
  return new Response(await offerPdf(req.payload, { ...printed, locale, address }), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Endpoints of the person who writes an offer, below `/payload/leads/:id/offer`. */
export const offerEndpoints = [
  endpoint({
    ...ofLead,
    path: '/:id/offer/begin',
    body: z.object({ isEmpty: z.boolean() }),
    run: async (req, { isEmpty }) => {
      const lead = await openLead(req);
      const { number } = await beginOffer(req.payload, lead, isEmpty);
      return { number };
    },
  }),
  endpoint({
    ...ofLead,
    method: 'get',
    path: '/:id/offer',
    run: async (req) => knownDraft(req.payload, await offerOf(req, (await leadOf(req)).id)),
  }),
  endpoint({
    ...ofLead,
    path: '/:id/offer',
    body: z.object({ version: z.int(), draft: offerDraft }),
    most: LARGEST_DRAFT,
    run: save,
  }),
  endpoint({ ...ofLead, path: '/:id/offer/send', body: sending, run: send }),
  endpoint({ ...ofLead, path: '/:id/offer/withdraw', run: (req) => close(req, 'withdraw') }),
  endpoint({ ...ofLead, path: '/:id/offer/new-link', run: (req) => close(req, 'renew') }),
  endpoint({
    ...ofLead,
    method: 'get',
    path: '/:id/offer/draft.pdf',
    run: (req) => print(req, true),
  }),
  endpoint({
    ...ofLead,
    method: 'get',
    path: '/:id/offer/sent.pdf',
    run: (req) => print(req, false),
  }),
];
