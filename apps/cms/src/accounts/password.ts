/** Shortest password that is accepted. */
const PASSWORD_MIN = 12;

/** Longest password that is accepted: longer ones only cost time to hash. */
const PASSWORD_MAX = 200;

/** Words that lists of stolen passwords are made of, in the languages of the company. */
const COMMON = [
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
  'tkalnia',
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

/** Takes out what adds length but nothing to guess: common words, runs and repeated characters. */
function withoutGuessable(password: string, own: readonly string[]): string {
  const words = [...COMMON, ...own].sort((one, other) => other.length - one.length);
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.replaceAll(word, '');
  rest = rest.replace(/\d{3,}/g, (run) => (DIGIT_RUNS.includes(run) ? '' : run));
  return rest.replace(/(.)\1+/gu, '$1');
}

/**
 * Whether a password can be used: 12 to 200 characters, of which at least six remain when common
 * words, runs, repetitions and the account's own e-mail address are taken out.
 */
export function isStrongPassword(password: string, mail = ''): boolean {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return false;
  const own = mail
    .toLowerCase()
    .split(/[@.]/)
    .filter((part) => part.length > 3);
  const rest = withoutGuessable(password, own);
  return rest.length >= 6 && new Set(rest).size >= 5;
}
