import type { UIFieldServerProps } from 'payload';
import { seesLeads } from '../accounts/access.ts';
import { PushPanel } from './push-panel.tsx';

/**
 * In a person's own account, for people who get notifications of leads. The server knows whether
 * the account has rights yet: its second step may be due.
 */
export function PushField({ id, user }: UIFieldServerProps) {
  const isOwn = user && String(user.id) === String(id);
  return isOwn && seesLeads(user) ? <PushPanel /> : null;
}
