import type { Payload, TypedUser } from 'payload';

/** Input of every part of the start page: its reader, and the database. */
export interface StartPageProps {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
}
