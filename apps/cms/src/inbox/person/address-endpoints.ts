import { isMail, spelledMail, trimmedMail } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { leadScope, seesLeads } from '../../accounts/access.ts';
import { recordAudit } from '../../accounts/audit.ts';
import { ownAddresses } from '../../conversation/recipients.ts';
import { endpoint, hiddenUnless, refusal } from '../../kit/endpoint.ts';
import { addAddress, mailsOf, removeAddress } from '../../leads/people/addresses.ts';
import { leadsOfPerson } from '../../leads/people/people.ts';
import { findSeen } from '../../platform/database/stored.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';

/** @throws NotFound for a lead that the person of the request may not see */
async function leadOf(req: PayloadRequest) {
  const where = { id: { equals: String(req.routeParams?.id) } };
  const [lead] = await findSeen(req, 'leads', { where, fields: ['mail', 'reference'] });
  if (!lead) throw new NotFound(req.t);
  return lead;
}

/** Names the person who has an address, to somebody who sees a lead of theirs. */
async function refuseTaken(req: PayloadRequest, mail: string): Promise<never> {
  const [id = 0] = await leadsOfPerson(req.payload, { mail }, leadScope(req.user));
  const [lead] = await findSeen(req, 'leads', { where: { id: { equals: id } } });
  const person = lead && `${lead.fullName || lead.mail} (${lead.reference})`;
  throw refusal(req, ({ leadRules: { personAddresses: words } }) =>
    person ? fill(words.takenBy, { person }) : words.taken,
  );
}

/** Says that an address is, or is not, one of the person behind a lead. */
async function changeAddress(req: PayloadRequest, typed: string, isTheirs: boolean) {
  const { payload } = req;
  const { mail: own, reference } = await leadOf(req);
  const refuse = (why: 'noAddress' | 'notMail' | 'ofOffice' | 'many') =>
    refusal(req, (words) => words.leadRules.personAddresses[why]);
  const mail = spelledMail(trimmedMail(typed));
  if (!own) throw refuse('noAddress');
  if (isTheirs && !isMail(mail)) throw refuse('notMail');
  if (isTheirs && (await ownAddresses(payload))(mail)) throw refuse('ofOffice');
  const change = isTheirs ? addAddress : removeAddress;
  const done = await inTransaction(payload, async (transaction) => {
    const changed = await change(payload, own, mail, transaction);
    if (changed === true || changed === 'added') {
      const detail = isTheirs ? 'added' : 'removed';
      const entry = { action: 'person-address', subject: reference, detail } as const;
      await recordAudit(payload, { user: req.user, ...transaction }, entry);
    }
    return changed;
  });
  if (done === 'taken') await refuseTaken(req, mail);
  if (done === 'many') throw refuse('many');
  return { mails: await mailsOf(payload, own) };
}

const ofLead = { path: '/:id/addresses', who: hiddenUnless(seesLeads) };

/** Endpoints for the addresses of the person behind a lead. */
export const addressEndpoints = [
  endpoint({
    ...ofLead,
    method: 'get',
    run: async (req) => ({ mails: await mailsOf(req.payload, (await leadOf(req)).mail) }),
  }),
  endpoint({
    ...ofLead,
    method: 'post',
    body: z.object({ mail: z.string().max(1_000), isTheirs: z.boolean() }),
    run: (req, { mail, isTheirs }) => changeAddress(req, mail, isTheirs),
  }),
];
