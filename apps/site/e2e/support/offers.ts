import type { OfferDraft } from '@osnowa/contract';
import { stack } from './env.ts';
import { backOffice, leadsWith, linkInMailTo, sender, sendLead } from './leads.ts';

/** A draft of the back office, and the number by which two windows know of each other. */
interface Stored {
  draft: OfferDraft;
  version: number;
}

/** A company that asks for an offer; the id of its lead, and its mailbox. */
export async function askForOffer(name: string): Promise<{ lead: number; mail: string }> {
  const mail = sender(name);
  const [lead] = await leadsWith(await sendLead({ mail, companyName: 'Zakład Łódź' }));
  return { lead: Number(lead?.id), mail };
}

/** Writes the offer of a lead and sends it as its next version, as a salesperson does. */
export async function sendOffer(lead: number, changes: Partial<OfferDraft>): Promise<void> {
  const path = `/leads/${lead}/offer`;
  const isEmpty = JSON.stringify({ isEmpty: false });
  await backOffice(`${path}/begin`, { method: 'POST', body: isEmpty });
  const { draft, version } = await backOffice<Stored>(path);
  const body = JSON.stringify({ draft: { ...draft, ...changes }, version });
  const saved = await backOffice<{ version: number }>(path, { method: 'POST', body });
  const sent = JSON.stringify({ version: saved.version, note: '' });
  await backOffice(`${path}/send`, { method: 'POST', body: sent });
}

/** Path of an offer's page, without its language, from the mail that brought the link. */
export async function offerPath(mail: string): Promise<string> {
  const link = await linkInMailTo(mail, `${stack.site}/offer/`);
  return new URL(link).pathname;
}
