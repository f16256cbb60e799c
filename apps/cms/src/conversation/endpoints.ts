import { isMail, spelledMail, trimmedMail } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { NotFound, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { seesLeads } from '../accounts/access.ts';
import { ownAccount } from '../accounts/sign-in/person.ts';
import { endpoint, hiddenUnless, Refusal, refusal } from '../kit/endpoint.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { wordsFor } from '../kit/words.ts';
import { timeInWords } from '../leads/calls/time-in-words.ts';
import { readOffice } from '../leads/deadlines/reply-deadline.ts';
import { accountOf } from '../leads/events/bookings.ts';
import { leadItWentInto } from '../leads/people/people.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { addressesOf, type Envelope } from '../platform/outbox/mail.ts';
import { wake } from '../platform/process/background.ts';
import {
  addressedTo,
  changeDraft,
  createDraft,
  type Draft,
  type DraftPlace,
  readDraft,
  recall,
  replyOfOther,
  toBeSent,
} from './drafts.ts';
import {
  type AnswerField,
  addEstimate,
  addFile,
  type DraftFile,
  draftFiles,
  isTooLarge,
  refusedAt,
  removeFile,
} from './files.ts';
import { senderOf } from './own-mailboxes.ts';
import { leftPlaceholders, wordsIn } from './placeholders.ts';
import { lastMail, MOST_RECIPIENTS } from './recipients.ts';

/** Largest draft, in bytes: the editor's form of a long text is many times as long as the text. */
const LARGEST_DRAFT = 1024 * 1024;

/** For so long a reply can be recalled with one press, in ms. */
const UNDO_MS = 10_000;

const version = z.iso.datetime();

/** More than a reply may have: who typed too many is told so when it is sent. */
const addresses = z.array(z.string().max(500)).max(100);

const draftText = z.object({
  to: addresses,
  cc: addresses,
  bcc: addresses,
  quotes: z.boolean(),
  subject: z.string().max(1_000),
  body: z.object({ root: z.looseObject({}) }).nullable(),
  version: version.nullable(),
});

const sending = z.object({
  version,
  /** At once, at the opening that the button named, or at a time of one's own. */
  when: z.union([
    z.literal('now'),
    z.object({ opening: z.iso.datetime() }),
    z.object({ at: z.iso.datetime().nullable() }),
  ]),
  /** When the page was made that the person sees: it has the replies of others up to then. */
  openedAt: z.iso.datetime(),
  /** The person knows of a colleague's reply. */
  anyway: z.boolean().optional(),
});

/** The lead of a request and the person who answers it. @throws NotFound */
async function placeOf(req: PayloadRequest): Promise<DraftPlace & { of: Lead }> {
  const of = await req.payload.findByID({
    collection: 'leads',
    id: String(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    req,
  });
  return { of, lead: of.id, author: ownAccount(req).id };
}

/**
 * The same for drafts and replies: a merged lead is answered in the lead that it was merged into.
 * @throws Refusal 400 for a merged one, with the number of the other
 */
async function placeToAnswer(req: PayloadRequest): Promise<DraftPlace & { of: Lead }> {
  const place = await placeOf(req);
  const { mergedInto } = place.of;
  if (!mergedInto) return place;
  const target = await leadItWentInto(req.payload, Number(mergedInto));
  const sentence = wordsFor(req).leadRules.answer.merged;
  throw new Refusal(fill(sentence, { lead: target?.reference ?? '' }), 400);
}

/** Another window was faster; the refusal has its draft, if it left one. */
function conflict(req: PayloadRequest, current: Draft | null): Refusal {
  return new Refusal(wordsFor(req).leadRules.answer.conflict, 409, { current });
}

/** Stores typed text. A window that has an older version gets a conflict with the newer one. */
async function save(req: PayloadRequest, typed: z.output<typeof draftText>) {
  const { version: known, subject, body, quotes, ...recipients } = typed;
  const { payload } = req;
  const { of, ...place } = await placeToAnswer(req);
  const last = quotes ? await lastMail(payload, of.id) : null;
  const envelope = { ...recipients, ...(last && { quotes: last.mail.id }) };
  const values = { subject, body, ...addressedTo(envelope) };
  const isSaved = known
    ? await changeDraft(payload, place, known, values)
    : await createDraft(payload, { ...place, formType: of.formType }, values);
  const draft = await readDraft(req.payload, place);
  if (!isSaved || !draft) throw conflict(req, draft);
  return { id: draft.id, version: draft.version };
}

/** The draft that the window sees. @throws Refusal 409 where it is another one by now */
async function seenDraft(req: PayloadRequest, place: DraftPlace, seen: string): Promise<Draft> {
  const draft = await readDraft(req.payload, place);
  if (draft?.version !== seen) throw conflict(req, draft);
  return draft;
}

/** Changes the draft that the window sees. @throws Refusal 409 where it is another one by now */
async function changeSeen(req: PayloadRequest, place: DraftPlace, seen: string, values: object) {
  if (await changeDraft(req.payload, place, seen, values)) return;
  throw conflict(req, await readDraft(req.payload, place));
}

async function send(
  req: PayloadRequest,
  { version: seen, when, openedAt, anyway }: z.output<typeof sending>,
) {
  const { payload } = req;
  const place = await placeToAnswer(req);
  const draft = await seenDraft(req, place, seen);
  const envelope = checkDraft(req, draft, await draftFiles(payload, draft.id));
  const dueAt = timeOf(req, when);
  const { other, isSent } = await inTransaction(payload, async (transaction) => {
    const me = ownAccount(req);
    const other = anyway
      ? null
      : await replyOfOther(payload, place.lead, me, openedAt, transaction);
    const values = toBeSent(dueAt, envelope);
    const isSent = !other && (await changeDraft(payload, place, seen, values, transaction));
    return { other, isSent };
  });
  if (other) {
    const { timeZone } = await readOffice(payload);
    const words = wordsFor(req);
    const { author, sender } = other;
    const person = await accountOf(payload, author ?? (await senderOf(payload, sender, {}))?.id);
    const name = person?.name ?? sender ?? words.leads.leadView.formerAccount;
    const time = timeInWords(other.at, adminLanguage(req.i18n.language), timeZone);
    const sentence = fill(words.leadRules.answer.other, { name, time });
    throw new Refusal(sentence, 409, { isSecond: true });
  }
  if (!isSent) throw conflict(req, await readDraft(payload, place));
  wake(payload, 'mail');
  return { id: draft.id, dueAt: dueAt.toISOString(), wait: dueAt.getTime() - Date.now() };
}

function spelledAlike(typed: readonly string[]): string[] {
  return [...new Set(typed.map((one) => spelledMail(trimmedMail(one))))];
}

/**
 * Checks that a draft can be sent.
 * @returns its recipients
 * @throws ValidationError with a sentence at each field that is wrong
 */
function checkDraft(req: PayloadRequest, draft: Draft, files: readonly DraftFile[]): Envelope {
  const { subject, body, quoted } = draft;
  const envelope = {
    to: spelledAlike(draft.to),
    cc: spelledAlike(draft.cc),
    bcc: spelledAlike(draft.bcc),
    ...(quoted && { quotes: quoted }),
  };
  const sentences = wordsFor(req).leadRules.answer;
  const errors: { path: AnswerField; message: string }[] = [];
  const add = (path: AnswerField, name: keyof typeof sentences, word = '') =>
    errors.push({ path, message: fill(sentences[name], { word }) });
  if (envelope.to.length === 0) add('to', 'recipient');
  for (const path of ['to', 'cc', 'bcc'] as const) {
    const wrong = envelope[path].find((one) => !isMail(one));
    if (wrong !== undefined) add(path, 'wrongAddress', wrong);
  }
  if (addressesOf(envelope).length > MOST_RECIPIENTS) add('to', 'tooMany', `${MOST_RECIPIENTS}`);
  if (subject.trim() === '') add('subject', 'subject');
  const words = wordsIn(body);
  if (words === '') add('body', 'body');
  for (const [path, text] of [['subject', subject] as const, ['body', words] as const]) {
    const [left] = leftPlaceholders(text);
    if (left) add(path, 'placeholder', `{${left}}`);
  }
  const infected = files.find(({ scan }) => scan === 'infected');
  if (infected) add('files', 'infected', infected.name);
  if (isTooLarge(files)) add('files', 'tooLarge');
  if (errors.length > 0) throw new ValidationError({ collection: 'leads', errors, req }, req.t);
  return envelope;
}

/** @throws ValidationError for a time that has passed, or for none */
function timeOf(req: PayloadRequest, when: z.output<typeof sending>['when']): Date {
  const soon = Date.now() + UNDO_MS;
  if (when === 'now') return new Date(soon);
  // The page may be older than the opening that its button names: the reply does not wait for another.
  if ('opening' in when) return new Date(Math.max(soon, Date.parse(when.opening)));
  const { noTime, past } = wordsFor(req).leadRules.answer;
  if (when.at === null) throw refusedAt(req, 'time', noTime);
  if (Date.parse(when.at) <= Date.now()) throw refusedAt(req, 'time', past);
  return new Date(when.at);
}

/** Turns a reply that still waits, or that a mail server refused, back into a draft. */
async function back(req: PayloadRequest, { message }: { message: number }) {
  const { lead, author: me } = await placeOf(req);
  const reply = await req.payload.db.findOne<{ id: number; author?: number | null }>({
    collection: 'messages',
    where: { id: { equals: message }, lead: { equals: lead } },
  });
  if (!reply) throw new NotFound(req.t);
  const place = { lead, author: reply.author ?? me };
  // Another window or worker was faster.
  if (await readDraft(req.payload, place)) {
    throw refusal(req, (w) => w.leadRules.answer.otherDraft, 409);
  }
  if (!(await recall(req.payload, message, place))) {
    throw refusal(req, (w) => w.leadRules.answer.tooLate, 409);
  }
  return {};
}

/** Deletes a draft with its files. */
async function discard(req: PayloadRequest, { version: seen }: { version: string }) {
  const place = await placeOf(req);
  const draft = await seenDraft(req, place, seen);
  // No window can save or send it from here on.
  await changeSeen(req, place, seen, { uniqueKey: null });
  const where = { id: { equals: draft.id }, state: { equals: 'draft' } };
  await req.payload.delete({ collection: 'messages', where, req });
  return {};
}

const team = { method: 'post', who: hiddenUnless(seesLeads) } as const;

/** An endpoint that changes the files of the person's draft; it answers with all of them. */
function onFiles(
  name: string,
  change: (req: PayloadRequest, draft: Draft, lead: Lead) => Promise<void>,
) {
  return endpoint({
    ...team,
    path: `/:id/reply/${name}`,
    run: async (req) => {
      const { of, ...place } = await placeToAnswer(req);
      const draft = await readDraft(req.payload, place);
      if (!draft) throw conflict(req, null);
      await change(req, draft, of);
      return { files: await draftFiles(req.payload, draft.id) };
    },
  });
}

/** Endpoints of the form that answers a lead, below `/payload/leads/:id/reply`. */
export const replyEndpoints = [
  endpoint({ ...team, path: '/:id/reply', body: draftText, most: LARGEST_DRAFT, run: save }),
  endpoint({ ...team, path: '/:id/reply/send', body: sending, run: send }),
  endpoint({
    ...team,
    path: '/:id/reply/take-back',
    body: z.object({ message: z.int() }),
    run: back,
  }),
  endpoint({ ...team, path: '/:id/reply/discard', body: z.object({ version }), run: discard }),
  onFiles('files', addFile),
  onFiles('estimate', addEstimate),
  onFiles('remove-file', removeFile),
];
