import type { Payload } from 'payload';
import type { Lead } from '../../../database/generated/payload-types.ts';
import { readablePhone } from '../../../intake/phone/phone.ts';
import type { PlaceholderValues } from '../../../leads/conversation/placeholders.ts';
import { readMailWords } from '../../../mail/texts/mail-words.ts';
import { readCompany } from '../../../reads/company.ts';

/** What the placeholders of a template stand for in this lead, in the visitor's language. */
export async function leadValues(payload: Payload, lead: Lead): Promise<PlaceholderValues> {
  const { sales, office } = await readCompany(payload, lead.locale);
  const { topics } = (await readMailWords(payload, lead.locale)).reply;
  const fullName = lead.fullName?.trim() || null;
  return {
    firstName: fullName?.split(/\s+/)[0] ?? null,
    fullName,
    company: lead.companyName?.trim() || null,
    reference: lead.reference,
    topic: topics[lead.topic],
    assignee: await assigneeName(payload, lead),
    phone: readablePhone(lead),
    ownPhone: sales.phone || office.phone || null,
  };
}

async function assigneeName(payload: Payload, { assignee }: Lead): Promise<string | null> {
  if (!assignee) return null;
  const user = await payload.db.findOne<{ id: number; name: string }>({
    collection: 'users',
    where: { id: { equals: typeof assignee === 'object' ? assignee.id : assignee } },
  });
  return user?.name ?? null;
}
