/** Letters of a domain name in any script, with the dots that stand for a dot in some. */
const INTERNATIONAL = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u;

/** The address with its domain as name servers know it: `müller.example` is `xn--mller-kva.example`. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).normalize('NFC');
  if (at === 0 || !INTERNATIONAL.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The one spelling in which an address is compared and searched for, however it was typed or sent. */
export function spelledMail(address: string): string {
  return withAsciiDomain(address.trim().normalize('NFC')).toLowerCase();
}
