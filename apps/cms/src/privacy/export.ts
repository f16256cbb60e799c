import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '../accounts/audit.ts';
import { TO_COLLEAGUES } from '../kit/states/mail-states.ts';
import { attachmentStore } from '../leads/attachments/attachment-store.ts';
import { estimateAddress, estimateNameBy } from '../leads/estimates/saved.ts';
import { historyOf } from '../leads/events/lead-events.ts';
import { mailsOf } from '../leads/people/addresses.ts';
import { idsWithMail } from '../leads/people/person.ts';
import { acceptanceOf, type Offer, versionsOf } from '../offers/offer-store.ts';
import type {
  Attachment,
  Booking,
  Delivery,
  Lead,
  LeadNote,
  Message,
  Subscriber,
} from '../platform/database/generated/payload-types.ts';
import { env } from '../platform/process/env.ts';

/** Everything about one person, as it is stored. */
interface PersonalData {
  exportedAt: string;
  mail: string;
  /** All addresses of the person that are known to be theirs. */
  addresses: string[];
  leads: Record<string, unknown>[];
  newsletter: Record<string, unknown>[];
  /** Mails from the address, and to it among others, that belong to no lead of theirs. */
  mails: Record<string, unknown>[];
}

interface Found {
  data: PersonalData;
  files: { lead: string; attachment: Attachment }[];
}

/** The company's own notes about its work are not data of the sender's; the rest is. */
const NOT_THEIRS = [
  'idempotencyKey',
  'contentHash',
  'assignee',
  'mergedInto',
  'ticket',
  'html',
  'body',
  'author',
  'authorName',
  'problem',
  'uniqueKey',
];

/**
 * A copy of all that belongs to the person with an e-mail address: `data.json`, and the files under the number of
 * their lead. Written as a ZIP archive piece by piece, so that large files need little memory.
 * @param by the person who asks, for the audit log
 */
export async function exportPerson(
  payload: Payload,
  mail: string,
  by: Pick<PayloadRequest, 'user'> | null,
): Promise<ReadableStream<Uint8Array>> {
  const found = await findPerson(payload, mail);
  const { data, files } = found;
  await recordAudit(payload, by, {
    action: 'export',
    subject: 'person',
    detail: `leads ${data.leads.length}, files ${files.length}, newsletter ${data.newsletter.length}`,
  });
  return archive(found);
}

async function findPerson(payload: Payload, mail: string): Promise<Found> {
  const addresses = await mailsOf(payload, mail);
  const leads = await rowsOf<Lead>(payload, 'leads', {
    id: { in: await idsWithMail(payload, 'leads.mail', addresses) },
  });
  const subscribers = await rowsOf<Subscriber>(payload, 'subscribers', {
    id: { in: await idsWithMail(payload, 'subscribers.mail', addresses) },
  });
  const files: Found['files'] = [];
  const described: Record<string, unknown>[] = [];
  for (const lead of leads) {
    const theirs = { lead: { equals: lead.id } };
    const all = await rowsOf<Message>(payload, 'messages', {
      ...theirs,
      // Reminders among colleagues say nothing of a person that the lead does not.
      kind: { not_in: [...TO_COLLEAGUES] },
    });
    // Unsent mails are the company's own work.
    const messages = all.filter(({ state }) => state !== 'draft');
    const drafts = all.filter(({ state }) => state === 'draft').map(({ id }) => id);
    const attachments = (await rowsOf<Attachment>(payload, 'attachments', theirs)).filter(
      ({ message }) => !message || !drafts.includes(Number(message)),
    );
    const notes = await rowsOf<LeadNote>(payload, 'lead-notes', theirs);
    const calls = await rowsOf<Booking>(payload, 'bookings', theirs);
    const delivered = await rowsOf<Delivery>(payload, 'deliveries', {
      ...theirs,
      state: { equals: 'sent' },
    });
    files.push(...attachments.map((attachment) => ({ lead: lead.reference, attachment })));
    described.push({
      ...theirsOnly(lead),
      estimate: await estimateOf(payload, lead),
      attachments: attachments.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
      messages: messages.map(theirsOnly),
      passedOn: delivered.map(({ kind, event, target, sentAt }) => ({
        kind,
        event,
        target,
        sentAt,
      })),
      notes: notes.map(theirsOnly),
      history: await historyOf(payload, lead.id),
      offers: await offersOf(payload, lead.id),
      calls: calls.map(({ startsAt, state, timeZone }) => ({ startsAt, state, timeZone })),
    });
  }
  const mails = await otherMails(payload, addresses, leads);
  for (const { id } of mails) {
    const attachments = await rowsOf<Attachment>(payload, 'attachments', {
      message: { equals: id },
    });
    files.push(...attachments.map((attachment) => ({ lead: `mail-${id}`, attachment })));
  }
  const exportedAt = new Date().toISOString();
  const newsletter = subscribers.map(theirsOnly);
  const known = { exportedAt, mail, addresses, leads: described, newsletter };
  const data = { ...known, mails: mails.map(theirsOnly) };
  return { data, files };
}

/** The offers that were sent to a lead, each version as it was sent, and what was answered. */
async function offersOf(payload: Payload, lead: number) {
  const offers = await rowsOf<Offer>(payload, 'offers', { lead: { equals: lead } });
  const sent = offers.filter(({ version }) => version > 0);
  return Promise.all(
    sent.map(async (offer) => ({
      number: offer.number,
      state: offer.state,
      openedAt: offer.openedAt,
      decidedAt: offer.decidedAt,
      versions: (await versionsOf(payload, offer.id)).map(({ content, hash }) => ({
        ...content,
        hash,
      })),
      acceptance: acceptanceOf(offer),
    })),
  );
}

/** Mails that came from the addresses or went to them, but for those in these leads. */
async function otherMails(
  payload: Payload,
  addresses: readonly string[],
  leads: readonly Lead[],
): Promise<Message[]> {
  const ids = [
    ...(await idsWithMail(payload, 'messages.sender', addresses)),
    ...(await idsWithMail(payload, 'messages.envelope', addresses)),
  ];
  const which = { id: { in: ids }, state: { not_equals: 'draft' } };
  const mails = await rowsOf<Message>(payload, 'messages', which);
  const listed = new Set(leads.map(({ id }) => id));
  return mails.filter(({ lead }) => !listed.has(Number(lead)));
}

/** Number and address of the estimate that came with a lead. */
async function estimateOf(payload: Payload, { estimate, locale }: Lead) {
  const name = estimate ? await estimateNameBy(payload, estimate as number, {}) : null;
  return name && { number: name.number, link: estimateAddress(env.PUBLIC_URL, name.key, locale) };
}

async function rowsOf<Row>(
  payload: Payload,
  collection:
    | 'leads'
    | 'subscribers'
    | 'attachments'
    | 'messages'
    | 'lead-notes'
    | 'deliveries'
    | 'bookings'
    | 'offers',
  where: Record<string, object>,
): Promise<Row[]> {
  const { docs } = await payload.db.find<Row & { id: number }>({
    collection,
    where,
    sort: 'id',
    pagination: false,
  });
  return docs;
}

function theirsOnly(row: object): Record<string, unknown> {
  const all = Object.entries(row).filter(([name]) => !NOT_THEIRS.includes(name));
  // The other recipients of a mail do not learn of those in `bcc`.
  const shown = ([name, value]: [string, unknown]) =>
    name === 'envelope' && value ? [name, { ...value, bcc: [] }] : [name, value];
  return Object.fromEntries(all.map(shown));
}

/** A file name that cannot lead out of its folder in an archive. */
function safeName(index: number, name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are taken out
  return `${index + 1}-${name.replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_')}`;
}

function archive({ data, files }: Found): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const zip = new Zip((error, chunk, final) => {
        if (error) controller.error(error);
        else {
          controller.enqueue(chunk);
          if (final) controller.close();
        }
      });
      const json = new ZipDeflate('data.json');
      zip.add(json);
      json.push(new TextEncoder().encode(JSON.stringify(data, null, 2)), true);
      for (const [index, { lead, attachment }] of files.entries()) {
        await addFile(zip, `files/${lead}/${safeName(index, attachment.name)}`, attachment);
      }
      zip.end();
    },
  });
}

async function addFile(zip: Zip, name: string, { file }: Attachment): Promise<void> {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  for await (const chunk of await attachmentStore().read(file)) {
    entry.push(chunk as Uint8Array);
  }
  entry.push(new Uint8Array(0), true);
}
