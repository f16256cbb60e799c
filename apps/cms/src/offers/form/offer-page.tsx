import { fill } from '@osnowa/text';
import type { PayloadRequest, TypedUser } from 'payload';
import { entersLeads, seesForm } from '../../accounts/access.ts';
import { readColleagues } from '../../accounts/colleagues.ts';
import { officePage } from '../../kit/page.tsx';
import { leadAddress } from '../../leads/parts/parts.tsx';
import { findSeen, type Stored, storedWith } from '../../platform/database/stored.ts';
import { today } from '../decide.ts';
import { comparedLines, knownDraft, limitOf, pricedFacts, ratesOf, termsOf } from '../desk.ts';
import { takesOffers } from '../endpoints.ts';
import { OfferPanel } from '../offer-panel.tsx';
import { type Offer, offerOfLead } from '../offer-store.ts';
import { OfferForm } from './offer-form.tsx';

/** The lead of an address; `null` for one that its reader may not see, or that takes no offers. */
async function seenLead(req: PayloadRequest, id: string): Promise<Stored<'leads'> | null> {
  const [seen] = await findSeen(req, 'leads', { where: { id: { equals: Number(id) } } });
  const lead = seen ? await storedWith(req.payload, 'leads', seen.id) : null;
  return lead && takesOffers(lead) && !lead.mergedInto ? lead : null;
}

/** The offer of a lead: written, sent, and followed. */
export const OfferView = officePage({
  who: (user) => entersLeads({ req: { user } }),
  read: async ({ req, user, language, words: { offers: words, menu }, segments }) => {
    const lead = await seenLead(req, segments[1] ?? '');
    if (!lead) return null;
    const offer = await offerOfLead(req.payload, lead.id);
    const isWritten = offer?.state === 'draft' || offer?.state === 'open';
    const title = offer ? fill(words.numbered, { number: offer.number }) : words.title;
    return {
      steps: [
        { label: menu.leads, url: '/admin/collections/leads' },
        { label: lead.reference, url: leadAddress(lead.id) },
        { label: title },
      ],
      children: (
        <>
          <h1>{title}</h1>
          <p>
            <a href={leadAddress(lead.id)}>{fill(words.toLead, { reference: lead.reference })}</a>
            {` · ${[lead.fullName, lead.companyName].filter(Boolean).join(', ')}`}
          </p>
          <section className="panel">
            <OfferPanel req={req} lead={lead} locale={language} isPage />
          </section>
          {offer && isWritten ? <Form {...{ req, user, lead, offer }} /> : null}
        </>
      ),
    };
  },
});

interface FormProps {
  req: PayloadRequest;
  user: TypedUser;
  lead: Stored<'leads'>;
  offer: Offer;
}

async function Form({ req: { payload }, user, lead, offer }: FormProps) {
  const known = await knownDraft(payload, offer);
  const colleagues = await readColleagues(payload);
  const { currency } = known.draft;
  return (
    <OfferForm
      lead={lead.id}
      user={user.id}
      mail={lead.mail || null}
      known={known}
      before={await comparedLines(payload, lead, offer, currency)}
      rates={await ratesOf(payload, lead)}
      terms={await termsOf(payload)}
      facts={await pricedFacts(payload)}
      people={colleagues.filter((one) => seesForm(one, lead.formType)).map(({ name }) => name)}
      today={await today(payload)}
      limits={{
        PLN: await limitOf(payload, user, 'PLN'),
        EUR: await limitOf(payload, user, 'EUR'),
      }}
    />
  );
}
