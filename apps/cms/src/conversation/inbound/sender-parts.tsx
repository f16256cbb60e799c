import { fill } from '@osnowa/text';
import type { DefaultServerCellComponentProps, Payload, PayloadRequest, TypedUser } from 'payload';
import { cache } from 'react';
import { type LeadScope, leadScope } from '../../accounts/access.ts';
import { Act } from '../../kit/act.tsx';
import { officeWords } from '../../kit/words.ts';
import { together } from '../../leads/parts/cells.tsx';
import { leadAddress } from '../../leads/parts/parts.tsx';
import { mailsOf } from '../../leads/people/addresses.ts';
import { companyDomain, openLeadOfEach } from '../../leads/people/people.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { findSeen } from '../../platform/database/stored.ts';
import { ownMailboxes } from '../own-mailboxes.ts';
import { ownAddresses } from '../recipients.ts';

/** Suggests a lead for all mails of a page at once. The office's own domain names no customer. */
const suggester = cache((payload: Payload, scope: LeadScope) =>
  together(async (mails: string[]) => {
    const own = (await ownMailboxes(payload)).map(companyDomain);
    const leads = await openLeadOfEach(payload, mails, scope);
    return leads.map((lead) => (lead && own.includes(lead.domain) ? null : lead));
  }),
);

interface Props {
  message: Message;
  payload: Payload;
  user: unknown;
  language: string;
}

/** For a mail without a lead: the newest open lead of its sender's company, to assign it to. */
export async function CompanySuggestion({ message, payload, user, language }: Props) {
  const { id, kind, lead: its, sender, automatic, authenticity } = message;
  if (kind !== 'received' || its || !sender || automatic || authenticity === 'forged') return null;
  const lead = await suggester(payload, leadScope(user))(sender);
  if (!lead) return null;
  const words = officeWords(language).messages.received;
  const { domain, reference, owner } = lead;
  const [before, after] = fill(words.ofCompany, { domain, owner: owner ?? words.nobodys }).split(
    '{reference}',
  );
  return (
    <span className="line">
      <small>
        {before}
        <a href={leadAddress(lead.id)}>{reference}</a>
        {after}
      </small>
      <Act
        label={words.assignHere}
        path={`/messages/${id}?depth=0`}
        method="PATCH"
        body={{ lead: lead.id }}
      />
    </span>
  );
}

type Cell = Pick<DefaultServerCellComponentProps, 'i18n' | 'payload' | 'rowData'> & {
  /** Given by payload.patch. */
  user?: TypedUser | null;
};

/** The sender of a mail in the list, and the lead that it may belong to. */
export function MailSenderCell({ rowData, payload, i18n, user }: Cell) {
  const message = rowData as Message | undefined;
  if (!message?.sender) return null;
  const at = { message, payload, user, language: i18n.language };
  return (
    <span className="two-lines">
      {message.sender}
      <CompanySuggestion {...at} />
    </span>
  );
}

/** For a mail from another address than its lead's: whether the same person wrote it. */
export async function SamePerson({ req, message }: { req: PayloadRequest; message: Message }) {
  const { lead: id, sender, automatic, authenticity } = message;
  if (!id || !sender || automatic || authenticity === 'forged') return null;
  const [lead] = await findSeen(req, 'leads', { where: { id: { equals: Number(id) } } });
  if (!lead?.mail || (await ownAddresses(req.payload))(sender)) return null;
  if ((await mailsOf(req.payload, lead.mail)).includes(sender)) return null;
  const words = officeWords(req.i18n.language).messages.received;
  return (
    <div className="actions">
      <p className="letter quiet">{fill(words.otherAddress, { mail: lead.mail })}</p>
      <Act
        label={words.samePerson}
        path={`/leads/${lead.id}/addresses`}
        body={{ mail: sender, isTheirs: true }}
      />
    </div>
  );
}
