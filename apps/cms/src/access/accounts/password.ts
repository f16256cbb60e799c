import { NAMES } from '@osnowa/brand';

/** Shortest password that is accepted. */
const PASSWORD_MIN = 12;

/** Longest password that is accepted: a longer one only takes longer to hash. */
const PASSWORD_MAX = 200;

/** Common words of stolen passwords, in the languages of the company. */
export const COMMON = [
  'password',
  'passwort',
  'haslo',
  'hasło',
  'qwerty',
  'qwertz',
  'azerty',
  'asdf',
  'zxcv',
  'letmein',
  'welcome',
  'witaj',
  'willkommen',
  'admin',
  'administrator',
  'changeme',
  'zmienmnie',
  'secret',
  'tajne',
  'geheim',
  'polska',
  'deutschland',
  'iloveyou',
  'kocham',
  NAMES.company.toLowerCase(),
  'company',
  'firma',
  'summer',
  'winter',
  'spring',
  'autumn',
  'lato',
  'zima',
  'wiosna',
  'jesien',
  'sommer',
  'football',
  'monkey',
  'dragon',
  'master',
  'superman',
  'batman',
  'abcdef',
  'abc',
  'abcd',
  'test',
  'temp',
] as const;

const DIGIT_RUNS = '01234567890123456789 98765432109876543210';

function withoutRuns(password: string): string {
  let rest = password;
  for (let length = 10; length >= 3; length -= 1) {
    for (let start = 0; start + length <= DIGIT_RUNS.length; start += 1) {
      rest = rest.replaceAll(DIGIT_RUNS.slice(start, start + length), '');
    }
  }
  return rest;
}

/** Signs that people use in place of letters; programs that guess passwords try them too. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function withLettersBack(password: string): string {
  return [...withoutRuns(password)].map((sign) => LOOKALIKES[sign] ?? sign).join('');
}

/** Removes parts that are long but easy to guess: common words, runs and repeated characters. */
function withoutGuessable(password: string, own: readonly string[]): string {
  const words = [...COMMON, ...own].sort((one, other) => other.length - one.length);
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.replaceAll(word, '');
  return withoutRuns(rest).replace(/(.)\1+/gu, '$1');
}

/**
 * Whether a password can be used: 12 to 200 characters, of which at least six remain without common
 * words, runs, repetitions and the account's own e-mail address, also where signs stand for
 * letters. A list of common passwords would contain few of twelve characters; this rule refuses the
 * parts they consist of.
 */
export function isStrongPassword(password: string, mail = ''): boolean {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return false;
  const own = mail
    .toLowerCase()
    .split(/[@.]/)
    .filter((part) => part.length > 3);
  return [password, withLettersBack(password)].every((spelling) => {
    const rest = withoutGuessable(spelling, own);
    return rest.length >= 6 && new Set(rest).size >= 5;
  });
}
