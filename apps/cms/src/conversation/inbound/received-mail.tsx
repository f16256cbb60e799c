import type { Payload, UIFieldServerProps } from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { conversationBefore } from '../conversation-before.ts';
import { MakeLeadButton } from './make-lead-button.tsx';
import { Attachments } from './own-records.tsx';
import { ReceivedMarks, ReceivedText } from './received-text.tsx';
import { CompanySuggestion, SamePerson } from './sender-parts.tsx';

/** A received mail on its own page: its text, its files, and the next steps if it has no lead. */
export async function ReceivedMail({ id, req, i18n }: UIFieldServerProps) {
  if (!id) return null;
  const access = { depth: 0, overrideAccess: false, req } as const;
  const message = await req.payload.findByID({ collection: 'messages', id, ...access });
  if (message.kind !== 'received') return null;
  const { docs: attachments } = await req.payload.find({
    collection: 'attachments',
    where: { message: { equals: id } },
    sort: 'id',
    pagination: false,
    ...access,
  });
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).messages.received;
  return (
    <article className="sheet">
      <ReceivedMarks message={message} locale={locale} />
      <ReceivedText
        message={message}
        locale={locale}
        known={await knownTo(req.payload, message)}
        files={attachments}
      />
      {attachments.length > 0 ? (
        <section>
          <h3>{words.files}</h3>
          <Attachments attachments={attachments} locale={locale} />
        </section>
      ) : null}
      <p className="quiet">{message.lead ? words.assigned : words.unmatchedHint}</p>
      <SamePerson req={req} message={message} />
      <CompanySuggestion
        message={message}
        payload={req.payload}
        user={req.user}
        language={locale}
      />
      {message.lead || !message.sender ? null : <MakeLeadButton id={message.id} />}
    </article>
  );
}

/** The texts of the mail's conversation that are older. */
async function knownTo(payload: Payload, { id, lead }: Message): Promise<string[]> {
  if (!lead) return [];
  const its = typeof lead === 'object' ? lead.id : lead;
  return conversationBefore(payload, its, id);
}
