import type { Locale } from '@osnowa/contract';
import { messages as de } from './messages/de/index.ts';
import { serverMessages as deServer } from './messages/de/server.ts';
import { messages as en } from './messages/en/index.ts';
import { serverMessages as enServer } from './messages/en/server.ts';
import { type Messages, messages as pl } from './messages/pl/index.ts';
import { serverMessages as plServer, type ServerMessages } from './messages/pl/server.ts';

/** All interface labels of every language: for the server, which renders them. */
export const MESSAGES: Record<Locale, Messages & ServerMessages> = {
  pl: { ...pl, ...plServer },
  en: { ...en, ...enServer },
  de: { ...de, ...deServer },
};
