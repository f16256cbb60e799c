import { NotFound, type PayloadRequest } from 'payload';
import { seesLeads } from '../../accounts/access.ts';
import { ownAccount } from '../../accounts/sign-in/person.ts';
import { endpoint, hiddenUnless, refusal } from '../../kit/endpoint.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { leadOfMail } from './lead-of-mail.ts';

/**
 * Makes a lead of a received mail that belongs to none. Answers with the id of the lead.
 * @throws Refusal 409 when the mail has a lead: two people may press at once
 */
async function makeLead(req: PayloadRequest) {
  const { payload, routeParams } = req;
  const mail = await payload.findByID({
    collection: 'messages',
    id: String(routeParams?.id),
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  if (mail?.kind !== 'received' || !mail.sender) throw new NotFound(req.t);
  const lead = await inTransaction(payload, async (transaction) => {
    const made = await leadOfMail(payload, mail, ownAccount(req), transaction);
    if (made === null) throw refusal(req, (w) => w.messages.received.failed, 409);
    return made;
  });
  return { lead };
}

/** Endpoints for received mails beyond Payload's own. */
export const mailEndpoints = [
  endpoint({ path: '/:id/lead', method: 'post', who: hiddenUnless(seesLeads), run: makeLead }),
];
