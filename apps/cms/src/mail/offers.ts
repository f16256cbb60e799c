import { LOCALES } from '@osnowa/contract';
import { acceptanceOf, offerOfLead } from '../offers/offer-store.ts';
import { ENDS } from '../offers/remind-offers.ts';
import { offerAddress } from '../offers/send-offer.ts';
import { printedOf, shownOffer } from '../offers/shown-offer.ts';
import { type Kind, leadLink, momentIn } from './composing.ts';

/** What was accepted, for the customer and for the person who sent the offer. */
export const acceptance: Kind = {
  to: 'offer',
  // One for each of the two.
  identity: ({ about }) => `${about}.offer`,
  async write({
    payload,
    settings,
    lead,
    locale,
    message,
    company,
    words: { offer: words },
    filled,
  }) {
    const offer = await offerOfLead(payload, lead.id);
    const accepted = offer && acceptanceOf(offer);
    if (!accepted) throw new Error('The offer of this mail is gone.');
    const { number } = offer;
    const { name, role, version } = accepted;
    const time = momentIn(locale, new Date(accepted.at), company.timeZone, 'medium');
    const isOfCustomer = message.recipient === lead.mail;
    const href = isOfCustomer
      ? offerAddress(settings.publicUrl, offer.key, locale)
      : leadLink(settings, lead);
    const shown = await shownOffer(payload, { key: offer.key, version, locale });
    const { offerPdf } = await import('../offers/offer-pdf.tsx');
    const content = await offerPdf(payload, {
      ...{ ...printedOf(shown, []), locale },
      address: offerAddress(settings.publicUrl, offer.key, locale),
    });
    return {
      attachments: [{ filename: `${number}-${version}.pdf`, content: Buffer.from(content) }],
      subject: filled(words.copy.subject, { number }),
      content: {
        heading: filled(words.copy.heading, { number }),
        parts: [filled(words.copy.text, { name, role, version, time }), accepted.wording],
        button: { label: words.copy.open, href },
      },
    };
  },
};

/** Reminds the person who sent an offer that it ends. */
export const offerEnds: Kind = {
  to: 'colleague',
  when: ({ about }) => about?.startsWith(ENDS) ?? false,
  async write({ payload, settings, lead, locale, words: { offer: words }, filled }) {
    const offer = await offerOfLead(payload, lead.id);
    if (!offer?.validUntil) throw new Error('The offer of this mail is gone.');
    const { number } = offer;
    const format = new Intl.DateTimeFormat(LOCALES[locale].fullCode, { dateStyle: 'long' });
    const date = format.format(new Date(`${offer.validUntil}T12:00:00Z`));
    const name = lead.companyName || lead.fullName || lead.mail;
    return {
      subject: filled(words.ends.subject, { number, date }),
      content: {
        heading: words.ends.heading,
        parts: [filled(words.ends.text, { number, date, name, reference: lead.reference })],
        button: { label: words.ends.open, href: `${settings.cmsUrl}/admin/offer/${lead.id}` },
      },
    };
  },
};
