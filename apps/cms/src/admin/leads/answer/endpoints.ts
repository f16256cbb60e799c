import { instantOf, wallClock } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { ownAccount } from '../../../access/accounts/person.ts';
import type { Lead } from '../../../database/generated/payload-types.ts';
import { endpoint, hiddenUnless, Refusal, refusal } from '../../../kit/endpoint.ts';
import { wordsFor } from '../../../kit/words.ts';
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

function conflict(req: PayloadRequest, current: Draft | null): Response {
  const errors = [{ message: wordsFor(req).leadRules.answer.conflict }];
  return Response.json({ errors, current }, { status: 409 });
}

/** Stores typed text. A window that has an older version gets a conflict with the newer one. */
async function save(req: PayloadRequest, { version: known, ...text }: z.output<typeof draftText>) {
  const { of, ...place } = await placeToAnswer(req);
  const result = await saveDraft(req.payload, { ...place, formType: of.formType }, text, known);
  if ('current' in result) return conflict(req, result.current);
  const { id, version: stored } = result.saved;
  return { id, version: stored };
}

/** The draft that the window sees; `null` where it is another one by now. */
async function seenDraft(req: PayloadRequest, place: DraftPlace, seen: string) {
  const draft = await readDraft(req.payload, place);
  return { draft, isSeen: draft?.version === seen };
}

async function send(req: PayloadRequest, { version: seen, when }: z.output<typeof sending>) {
  const place = await placeToAnswer(req);
  const { draft, isSeen } = await seenDraft(req, place, seen);
  if (!draft || !isSeen) return conflict(req, draft);
  checkDraft(req, draft, await draftFiles(req.payload, draft.id));
  const dueAt = await timeOf(req, when);
  if (!(await sendDraft(req.payload, place, seen, dueAt))) {
    return conflict(req, await readDraft(req.payload, place));
  }
  wake(req.payload, 'mail');
  const wait = dueAt.getTime() - Date.now();
  return { id: draft.id, dueAt: dueAt.toISOString(), wait };
}

/** @throws ValidationError for a time that has passed or is invalid */
async function timeOf(req: PayloadRequest, when: z.output<typeof sending>['when']): Promise<Date> {
  const now = new Date();
  const soon = now.getTime() + UNDO_MS;
  if (when === 'now') return new Date(soon);
  // The page may be older than the opening that its button names: the reply does not wait for another.
  if ('opening' in when) return new Date(Math.max(soon, Date.parse(when.opening)));
  const office = await readOffice(req.payload);
  const refuse = (name: 'noTime' | 'past') =>
    refusedAt(req, 'time', wordsFor(req).leadRules.answer[name]);
  const wall = Date.parse(`${when.wall}Z`);
  if (Number.isNaN(wall)) throw refuse('noTime');
  if (wall <= wallClock(now, office.timeZone)) throw refuse('past');
  return instantOf(wall, office.timeZone);
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
  const current = await readDraft(req.payload, { lead, author: me });
  return { current };
}

/** Deletes a draft with its files. */
async function discard(req: PayloadRequest, { version: seen }: { version: string }) {
  const place = await placeOf(req);
  const { draft, isSeen } = await seenDraft(req, place, seen);
  if (!draft || !isSeen) return conflict(req, draft);
  if (!(await releaseDraft(req.payload, place, seen))) {
    return conflict(req, await readDraft(req.payload, place));
  }
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
      if (!draft) return conflict(req, null);
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
