import { fill, pluralForm } from '@osnowa/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps, Payload, TypedUser } from 'payload';
import { cache } from 'react';
import type { LeadScope } from '../accounts/access.ts';
import { ownWords } from '../conversation/inbound/quoted-text.ts';
import { newestMails } from '../conversation/newest-mails.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { officeWords } from '../kit/words.ts';
import { unreadOf } from '../leads/events/lead-reads.ts';
import { together } from '../leads/parts/cells.tsx';
import { leadAddress } from '../leads/parts/parts.tsx';
import { countLeadsOfEach, type PersonAddress } from '../leads/people/people.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';

const leadCounter = cache((payload: Payload, scope: LeadScope) =>
  together((people: PersonAddress[]) => countLeadsOfEach(payload, people, scope)),
);

const unreadReader = cache((payload: Payload, user: TypedUser) =>
  together(async (leads: number[]) => {
    const unread = await unreadOf(payload, leads, user);
    return leads.map((lead) => unread.has(lead));
  }),
);

const wordsReader = cache((payload: Payload) =>
  together((leads: Lead[]) => lastWords(payload, leads)),
);

/** Characters of a mail that are read for its line in the list, and of the line. */
const READ = 2_000;
const SHOWN = 200;

/** The last words of the customer in each of these leads: of the last mail, else of the form. */
export async function lastWords(
  payload: Payload,
  leads: readonly Pick<Lead, 'id' | 'message'>[],
): Promise<string[]> {
  const ids = leads.map(({ id }) => id);
  const mails = await newestMails(payload, ids, READ);
  return leads.map((one) => {
    const mail = mails.get(one.id);
    const words = (mail && ownWords(mail.text ?? '', mail)) || one.message || '';
    return words.slice(0, READ).replace(/\s+/g, ' ').trim().slice(0, SHOWN);
  });
}

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'payload' | 'rowData'> & {
  /** Given by payload.patch. */
  user?: TypedUser | null;
};

/**
 * Name of the sender, bold while something is unread; below it the company with the number of the
 * person's leads, and the customer's last words.
 */
export async function SenderCell({ rowData, payload, i18n, user }: Props) {
  if (!rowData?.id) return null;
  const lead = rowData as Lead;
  const { formType, fullName, companyName, mail, phoneNormalised } = lead;
  const scope = formType === 'career' ? 'recruiting' : 'sales';
  const [n = 1, isUnread, said] = await Promise.all([
    leadCounter(payload, scope)({ mail, phoneNormalised }),
    user && unreadReader(payload, user)(lead.id),
    wordsReader(payload)(lead),
  ]);
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads;
  const more = [
    companyName,
    n > 1 ? fill(pluralForm(locale, n, words.person.leadsOf), { n: n }) : null,
  ].filter(Boolean);
  return (
    <span className={isUnread ? 'two-lines two-lines--unread' : 'two-lines'}>
      <Link href={leadAddress(lead.id)} prefetch={false}>
        {fullName || mail || phoneNormalised}
        {isUnread ? <span className="unseen"> ({words.list.unread})</span> : null}
      </Link>
      {more.length > 0 ? <small>{more.join(' · ')}</small> : null}
      {said ? <small className="last-words">{said}</small> : null}
    </span>
  );
}
