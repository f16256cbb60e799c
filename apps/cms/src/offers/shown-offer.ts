import { AppError, type Locale, type OfferState, type ShownOffer } from '@osnowa/contract';
import { and, eq, inArray, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { wordsIn } from '../conversation/placeholders.ts';
import { accountOf } from '../leads/events/bookings.ts';
import { recordEvents } from '../leads/events/record-events.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { storedById } from '../platform/database/stored.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { envelopeOf } from '../platform/outbox/mail.ts';
import { declarationOf, foundOffer, today } from './decide.ts';
import { acceptanceOf, type Offer, stateOf, versionsOf } from './offer-store.ts';

/**
 * An offer as its link shows it.
 * @param version the one that is asked for; none: the one that was accepted, or the last one
 * @throws AppError NotFound
 */
export async function shownOffer(
  payload: Payload,
  { key, version, locale }: { key: string; version?: number | undefined; locale: Locale },
): Promise<ShownOffer> {
  const { offer, isForDeciding } = await foundOffer(payload, key);
  const versions = await versionsOf(payload, offer.id);
  const acceptance = acceptanceOf(offer);
  const wanted = version ?? acceptance?.version ?? versions.length;
  const shown = versions[wanted - 1];
  if (!shown) throw new AppError('NotFound', 'The offer has no such version.');
  return {
    content: shown.content,
    hash: shown.hash,
    before: versions[wanted - 2]?.content.lines ?? null,
    state: stateOf(offer, await today(payload)) as OfferState,
    versions: versions.map(({ content }) => ({ version: content.version, sentAt: content.sentAt })),
    questions: await questionsOf(payload, offer),
    acceptance,
    declaration: await declarationOf(payload, shown.content, locale),
    isForDeciding,
    readingKey: isForDeciding ? offer.readingKey : null,
  };
}

/** What is printed of an offer: of the version that was accepted, exactly what was accepted. */
export function printedOf(
  { acceptance, content, hash }: Pick<ShownOffer, 'acceptance' | 'content' | 'hash'>,
  wanted: readonly string[],
) {
  const accepted = acceptance?.version === content.version ? acceptance : null;
  return { content, hash, taken: accepted?.taken ?? wanted, acceptance: accepted };
}

/** The questions about an offer, with the replies that quote them, the first one first. */
async function questionsOf(payload: Payload, offer: Offer): Promise<ShownOffer['questions']> {
  const { messages, offer_questions: table } = tablesOf(payload);
  const database = queryBuilder(payload);
  const rows = await database
    .select()
    .from(table)
    .where(eq(table.offer, offer.id))
    .orderBy(table.id);
  if (rows.length === 0) return [];
  const asked = await storedById(
    payload,
    'messages',
    rows.map(({ message }) => message),
  );
  const { author, body, createdAt: madeAt, envelope, recipient, sentAt } = messages;
  const replies = await database
    .select({ author, body, createdAt: madeAt, envelope, recipient, sentAt })
    .from(messages)
    .where(
      and(
        eq(messages.lead, offer.lead as number),
        eq(messages.kind, 'reply'),
        inArray(messages.state, ['sent', 'kept']),
      ),
    )
    .orderBy(messages.id);
  const answers = await Promise.all(
    rows.map(async ({ message }) => {
      const reply = replies.find((one) => envelopeOf(one).quotes === message);
      if (!reply) return null;
      const name = (await accountOf(payload, reply.author))?.name ?? '';
      const at = new Date(reply.sentAt ?? reply.createdAt).toISOString();
      return { text: wordsIn(reply.body), name, at };
    }),
  );
  return rows.flatMap(({ message, line, version, name, createdAt }, nth) => {
    const words = asked.get(message ?? 0);
    if (!words) return [];
    const at = new Date(createdAt).toISOString();
    return [
      {
        line: line ?? null,
        version,
        name,
        text: words.text ?? '',
        at,
        answer: answers[nth] ?? null,
      },
    ];
  });
}

/** Notes that a person has opened an offer for the first time since it was sent. */
export async function noteVisit(
  payload: Payload,
  { id, lead, number, state }: Offer,
): Promise<void> {
  if (state !== 'open') return;
  const at = new Date().toISOString();
  await inTransaction(payload, async (req) => {
    const { offers } = tablesOf(payload);
    const changed = await queryBuilder(payload, req)
      .update(offers)
      .set({ openedAt: at })
      .where(and(eq(offers.id, id), isNull(offers.openedAt)))
      .returning({ id: offers.id });
    if (changed.length === 0) return;
    const facts = { from: null, to: number };
    const opened = { lead: lead as number, at, by: null, kind: 'offer-opened', facts } as const;
    await recordEvents(payload, req, [opened]);
  });
}
