import { menuWords } from '@osnowa/site-map';
import type { FrameMessages } from '../pl/frame.ts';

/** Labels of the frame around every page. */
export const frame = {
  ...menuWords('en'),
  skipToContent: 'Skip to content',
  onThisPage: 'On this page',
  mainMenu: 'Main menu',
  menu: 'Menu',
  search: 'Search',
  showMore: 'Show: {name}',
  seeMore: 'See more',
  talkToUs: 'Talk to an adviser',
  arrangeCall: 'Or arrange a time to talk',
  writeToUs: 'Write to us',
  callUs: 'Call {phone}',
  chooseLanguage: 'Choose a language',
  contactBox: 'Quick contact',
  contactBoxHint: 'We answer during office hours.',
  sendRequest: 'Send an enquiry',
  terms: 'General terms (PDF)',
  social: 'Social media',
  member: 'Member of',
  copyright: '© {year} {company} · All rights reserved',
  offline: 'No connection. What you typed is kept on the page.',
  loading: 'Loading the page',
  toTop: 'Back to top',
  onlyIn: 'This page is available only in {languages}. The Polish text follows.',
  articleIn: 'This article is written in {language}.',
  languages: { pl: 'Polish', en: 'English', de: 'German' },
} satisfies FrameMessages;
