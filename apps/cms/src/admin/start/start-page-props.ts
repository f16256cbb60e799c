import type { Payload, TypedUser } from 'payload';

/** What every part of the start page needs: whose it is, and from where it reads. */
export interface StartPageProps {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
}
