import { spelledMail } from '@osnowa/contract';

/**
 * Domains at which anybody gets a mailbox: two people with one of them do not work together. Those of
 * the large providers in Poland, Germany and the English-speaking countries, as their sign-up pages
 * offer them (2026-11).
 */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com hotmail.co.uk outlook.de
   yahoo.com yahoo.co.uk yahoo.de ymail.com rocketmail.com aol.com aol.de icloud.com me.com mac.com
   proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com fastmail.com hey.com zoho.com mail.com
   gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de posteo.de mailbox.org
   mail.de email.de online.de vodafone.de magenta.de kabelmail.de
   wp.pl o2.pl tlen.pl go2.pl onet.pl onet.eu op.pl vp.pl poczta.onet.pl autograf.pl buziaczek.pl
   interia.pl interia.eu interia.com poczta.fm intmail.pl adres.pl gazeta.pl poczta.pl spoko.pl
   vip.onet.pl amorki.pl neostrada.pl gery.pl mail.ru yandex.com yandex.ru seznam.cz centrum.cz
   btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com comcast.net verizon.net att.net`
    .split(/\s+/)
    .filter(Boolean),
);

/** The domain of a company by an address; `null` for a mailbox that anybody can have. */
export function companyDomain(mail: string): string | null {
  const domain = spelledMail(mail).split('@')[1];
  return !domain || PUBLIC_DOMAINS.has(domain) ? null : domain;
}
