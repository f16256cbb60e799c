import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { readColleagues } from '../../leads/desk/turns/colleagues.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { readMailWords } from '../texts/mail-words.ts';
import { bothParts, type Composed, type MailSettings, staffAddress } from './composing.ts';

/**
 * Tells of a mail that fits no lead. It says nothing of the sender: no lead takes it along when a
 * person is erased.
 * @param id of the received mail
 * @param recipient address of the person in turn; `null`: the mailbox of all who work on leads
 * @throws Error when no mailbox for leads is configured
 */
export async function strayMail(
  payload: Payload,
  settings: MailSettings,
  id: number,
  recipient: string | null,
): Promise<Composed> {
  const colleagues = recipient === null ? [] : await readColleagues(payload);
  const reader = colleagues.find(({ email }) => email === recipient);
  const locale = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { notices } = await readMailWords(payload, locale);
  const words = notices.stray;
  const href = `${settings.cmsUrl}/admin/collections/messages/${id}`;
  const content = {
    locale,
    company,
    heading: words.heading,
    paragraphs: [words.text],
    button: { label: notices.open, href },
  };
  return {
    to: recipient ?? staffAddress({ formType: 'contact' }, company, settings),
    replyTo: null,
    subject: words.subject,
    ...(await bothParts(createElement(MailLayout, content))),
  };
}
