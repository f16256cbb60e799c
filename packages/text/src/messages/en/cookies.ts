import type { CookieMessages } from '../pl/cookies.ts';

/** Labels of the cookie bar. */
export const cookies = {
  title: 'Cookies',
  text: 'We keep only what is needed in your browser, such as your language, this answer, a form you have not sent yet and notices you have closed. No tracking tools, no adverts.',
  question:
    'With your consent we see which pages help and where visitors come from. Without it nothing of the kind is loaded, and the site works just the same.',
  more: 'More about privacy',
  accept: 'I understand',
  agree: 'I understand and agree',
  necessary: 'Necessary only',
  settings: 'Settings',
  always:
    'Always on, because necessary, such as: language, this answer, a form not sent yet and notices you have closed.',
  purposes: {
    analytics: 'Statistics: which pages are read, which forms are sent',
    marketing: 'Advertising: whether our adverts brought you here',
  },
  save: 'Save choice',
  reopen: 'Cookie settings',
} satisfies CookieMessages;
