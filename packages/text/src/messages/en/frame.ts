import * as offer from '@osnowa/brand/messages/en';
import { menuWords } from '@osnowa/site-map';
import type { FrameMessages } from '../pl/frame.ts';

/** Labels of the frame around every page. */
export const frame = {
  ...menuWords('en'),
  /** Meanings of the terms in menus and footer. */
  meanings: offer.termMeanings,
  skipToContent: 'Skip to content',
  onThisPage: 'On this page',
  mainMenu: 'Main menu',
  menu: 'Menu',
  search: 'Search',
  showMore: 'Show: {name}',
  seeMore: 'View more',
  askAboutCase: 'A similar problem to solve?',
  customersScreen: 'From the system of our customer',
  askAboutTrade: 'How do you do it today?',
  askAboutArticle: 'A question about this article?',
  callUs: 'Call {phone}',
  chooseLanguage: 'Choose a language',
  contactBox: 'Quick contact',
  contactBoxHint: 'We answer during office hours.',
  sendRequest: 'Send enquiry',
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
