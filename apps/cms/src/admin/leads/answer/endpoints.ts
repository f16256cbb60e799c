import { instantOf, wallClock } from '@osnowa/contract';
import { APIError, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { bodyOf, ownAccount } from '../../../access/accounts/person.ts';
import type { Lead } from '../../../database/generated/payload-types.ts';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { inAdminLanguage } from '../../../fields/default-language.ts';
import { seesLeads } from '../../../leads/access.ts';
import {
  type Draft,
  type DraftPlace,
  readDraft,
  recall,
  releaseDraft,
  saveDraft,
  sendDraft,
} from '../../../leads/conversation/drafts.ts';
import { readOffice } from '../../../leads/deadlines/reply-deadline.ts';
import { leadItWentInto } from '../../../leads/people/people.ts';
import { wake } from '../../../process/background.ts';
import { addEstimate, addFile, draftFiles, removeFile } from './files.ts';
import { checkDraft, refusedAt } from './refusals.ts';

/** Largest draft, in bytes: the editor's form of a long text is many times as long as the text. */
const LARGEST_DRAFT = 1024 * 1024;

/** For so long a reply can be recalled with one press, in ms. */
const UNDO_MS = 10_000;

const version = z.iso.datetime();

const draftText = z.object({
  recipient: z.string().max(500),
  subject: z.string().max(1_000),
  body: z.object({ root: z.looseObject({}) }).nullable(),
  version: version.nullable(),
});

const sending = z.object({
  version,
  /** At once, at the opening that the button named, or when the company's clocks show this. */
  when: z.union([
    z.literal('now'),
    z.object({ opening: z.iso.datetime() }),
    z.object({ wall: z.string().max(30) }),
  ]),
});

const ONLY_VERSION = z.object({ version });

const SENTENCES = {
  conflict: {
    pl: 'Ten szkic zmieniono, wysłano albo usunięto w innym oknie.',
    en: 'This draft was changed, sent or deleted in another window.',
  },
  tooLate: {
    pl: 'Za późno: serwer poczty już dostał tę wiadomość.',
    en: 'Too late: the mail server has this message already.',
  },
  otherDraft: {
    pl: 'Do tego zapytania jest już inny szkic tej osoby. Najpierw wyślij go albo usuń.',
    en: 'This person has another draft for this lead. Send or delete it first.',
  },
  noTime: { pl: 'Wybierz dzień i godzinę.', en: 'Choose a day and a time.' },
  past: {
    pl: 'Ten termin już minął. Wybierz późniejszy.',
    en: 'This time has passed. Choose a later one.',
  },
  merged: {
    pl: 'To zapytanie połączono z {lead}: odpowiedz tam.',
    en: 'This lead was merged into {lead}: answer there.',
  },
} satisfies Record<string, AdminLabel>;

/** The lead of a request and the person who answers it. @throws APIError 404, Forbidden */
async function placeOf(req: PayloadRequest): Promise<DraftPlace & { of: Lead }> {
  if (!seesLeads(req.user)) throw new APIError('Not found', 404);
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
 * @throws APIError 400 for a merged one, with the number of the other
 */
async function placeToAnswer(req: PayloadRequest): Promise<DraftPlace & { of: Lead }> {
  const place = await placeOf(req);
  const { mergedInto } = place.of;
  if (!mergedInto) return place;
  const target = await leadItWentInto(req.payload, Number(mergedInto));
  const sentence = inAdminLanguage(SENTENCES.merged, req);
  throw new APIError(sentence.replace('{lead}', target?.reference ?? ''), 400, undefined, true);
}

const noStore = { 'cache-control': 'private, no-store' };

function conflict(req: PayloadRequest, current: Draft | null): Response {
  const errors = [{ message: inAdminLanguage(SENTENCES.conflict, req) }];
  return Response.json({ errors, current }, { status: 409, headers: noStore });
}

/** A sentence about an action that is no longer possible: another window or worker was faster. */
function refusal(req: PayloadRequest, words: AdminLabel): Response {
  const errors = [{ message: inAdminLanguage(words, req) }];
  return Response.json({ errors }, { status: 409, headers: noStore });
}

/** Stores typed text. A window that has an older version gets a conflict with the newer one. */
const save: PayloadHandler = async (req) => {
  const { of, ...place } = await placeToAnswer(req);
  const { version: known, ...text } = await bodyOf(req, draftText, LARGEST_DRAFT);
  const result = await saveDraft(req.payload, { ...place, formType: of.formType }, text, known);
  if ('current' in result) return conflict(req, result.current);
  const { id, version: stored } = result.saved;
  return Response.json({ id, version: stored }, { headers: noStore });
};

/** The draft that the window sees; `null` where it is another one by now. */
async function seenDraft(req: PayloadRequest, place: DraftPlace, seen: string) {
  const draft = await readDraft(req.payload, place);
  return { draft, isSeen: draft?.version === seen };
}

const send: PayloadHandler = async (req) => {
  const place = await placeToAnswer(req);
  const { version: seen, when } = await bodyOf(req, sending);
  const { draft, isSeen } = await seenDraft(req, place, seen);
  if (!draft || !isSeen) return conflict(req, draft);
  checkDraft(req, draft, await draftFiles(req.payload, draft.id));
  const dueAt = await timeOf(req, when);
  if (!(await sendDraft(req.payload, place, seen, dueAt))) {
    return conflict(req, await readDraft(req.payload, place));
  }
  wake(req.payload, 'mail');
  const wait = dueAt.getTime() - Date.now();
  const sent = { id: draft.id, dueAt: dueAt.toISOString(), wait };
  return Response.json(sent, { headers: noStore });
};

/** @throws ValidationError for a time that has passed or is invalid */
async function timeOf(req: PayloadRequest, when: z.output<typeof sending>['when']): Promise<Date> {
  const now = new Date();
  const soon = now.getTime() + UNDO_MS;
  if (when === 'now') return new Date(soon);
  // The page may be older than the opening that its button names: the reply does not wait for another.
  if ('opening' in when) return new Date(Math.max(soon, Date.parse(when.opening)));
  const office = await readOffice(req.payload);
  const refuse = (words: AdminLabel) => refusedAt(req, 'time', inAdminLanguage(words, req));
  const wall = Date.parse(`${when.wall}Z`);
  if (Number.isNaN(wall)) throw refuse(SENTENCES.noTime);
  if (wall <= wallClock(now, office.timeZone)) throw refuse(SENTENCES.past);
  return instantOf(wall, office.timeZone);
}

/** Turns a reply that still waits, or that a mail server refused, back into a draft. */
const back: PayloadHandler = async (req) => {
  const { lead, author: me } = await placeOf(req);
  const { message } = await bodyOf(req, z.object({ message: z.int() }));
  const reply = await req.payload.db.findOne<{ id: number; author?: number | null }>({
    collection: 'messages',
    where: { id: { equals: message }, lead: { equals: lead } },
  });
  if (!reply) throw new APIError('Not found', 404);
  const place = { lead, author: reply.author ?? me };
  if (await readDraft(req.payload, place)) {
    return refusal(req, SENTENCES.otherDraft);
  }
  if (!(await recall(req.payload, message, place))) {
    return refusal(req, SENTENCES.tooLate);
  }
  const current = await readDraft(req.payload, { lead, author: me });
  return Response.json({ current }, { headers: noStore });
};

/** Deletes a draft with its files. */
const discard: PayloadHandler = async (req) => {
  const place = await placeOf(req);
  const { version: seen } = await bodyOf(req, ONLY_VERSION);
  const { draft, isSeen } = await seenDraft(req, place, seen);
  if (!draft || !isSeen) return conflict(req, draft);
  if (!(await releaseDraft(req.payload, place, seen))) {
    return conflict(req, await readDraft(req.payload, place));
  }
  const where = { id: { equals: draft.id }, state: { equals: 'draft' } };
  await req.payload.delete({ collection: 'messages', where, req });
  return Response.json({}, { headers: noStore });
};

/** Wraps an endpoint that changes the files of the person's draft; it answers with all of them. */
function onFiles(change: (req: PayloadRequest, draft: Draft, lead: Lead) => Promise<void>) {
  const handler: PayloadHandler = async (req) => {
    const { of, ...place } = await placeToAnswer(req);
    const draft = await readDraft(req.payload, place);
    if (!draft) return conflict(req, null);
    await change(req, draft, of);
    return Response.json({ files: await draftFiles(req.payload, draft.id) }, { headers: noStore });
  };
  return handler;
}

/** Endpoints of the form that answers a lead, below `/payload/leads/:id/reply`. */
export const replyEndpoints: Endpoint[] = [
  { path: '/:id/reply', method: 'post', handler: save },
  { path: '/:id/reply/send', method: 'post', handler: send },
  { path: '/:id/reply/take-back', method: 'post', handler: back },
  { path: '/:id/reply/discard', method: 'post', handler: discard },
  { path: '/:id/reply/files', method: 'post', handler: onFiles(addFile) },
  { path: '/:id/reply/estimate', method: 'post', handler: onFiles(addEstimate) },
  { path: '/:id/reply/remove-file', method: 'post', handler: onFiles(removeFile) },
];
