/**
 * Words by which form fillers recognise a field, in its name, its id, its label or its placeholder:
 * the usual ones of each program, in the languages of the site. Collected on 2026-11-26 from the
 * public sources that are named; 1Password and Dashlane publish none, and ask for the attributes
 * that `FormTrap` has.
 */
export interface FormFiller {
  name: string;
  source: string;
  /** Any of them in a text makes the program fill the field in. */
  words: readonly RegExp[];
}

export const FORM_FILLERS: readonly FormFiller[] = [
  {
    name: 'Chromium',
    source: 'chromium/src: components/autofill/core/common/autofill_regex_constants.h',
    words: [
      /e.?mail|courriel/i,
      /^name|full.?name|your.?name|customer.?name|bill.?name|ship.?name|imi[eę]|nazwisko|vorname|nachname/i,
      /first.?name|last.?name|surname|middle.?name|initials/i,
      /phone|mobile|contact.?number|telefon|handy|mobil/i,
      /company|business|organi[sz]ation|firma|firmenname/i,
      /address|street|stra(ss|ß)e|ulica|adres/i,
      /city|town|miasto|miejscowo|\bort\b|stadt/i,
      /zip|postal|post.?code|kod.?poczt|plz|postleitzahl/i,
      /country|kraj|land\b|state|county|region|province/i,
      /card|cvc|cvv|expir|account.?number|iban/i,
    ],
  },
  {
    name: 'Bitwarden',
    source: 'bitwarden/clients: apps/browser/src/autofill/services/autofill-constants.ts',
    words: [
      /user.?name|user.?id|customer.?id|login|benutzer.?(name|id)/i,
      /e-?mail( ?address| ?adresse)?/i,
      /pass(word|code|phrase)|kennwort|passwort|has[łl]o/i,
      /name|full ?name|f-?name|l-?name|given|family/i,
      /company|organization|employer/i,
      /phone|mobile|tel\b/i,
      /address|street|city|state|zip|postal|country|province/i,
      /captcha|otp|totp|mfa|2fa|one.?time/i,
      /card|cc-|exp|cvv|cvc|security ?code/i,
    ],
  },
  {
    name: 'Firefox',
    source: 'mozilla/gecko-dev: toolkit/components/formautofill/shared/HeuristicsRegExp.sys.mjs',
    words: [
      /mail|correo|name|imi[eę]|tel|phone|fax|mobile|handy|org|company|firma/i,
      /addr|street|city|postal|zip|region|country|cc.?(num|exp|csc|type)/i,
    ],
  },
  {
    name: 'KeePassXC',
    source: 'keepassxreboot/keepassxc-browser: keepassxc-browser/content/fields.js',
    words: [/user|login|e-?mail|account|nick/i, /pass|pwd|pin\b/i, /otp|totp|2fa|token|code/i],
  },
];
