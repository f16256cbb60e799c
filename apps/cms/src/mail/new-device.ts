import type { TaskConfig } from 'payload';
import type { NewDeviceMail } from '../accounts/sign-in/devices/known-devices.ts';
import type { SignInMail } from '../accounts/sign-in/sign-in-changes.ts';
import { env } from '../platform/process/env.ts';
import type { DeliveryError } from './transport.ts';

/** Tried again after 1, 2, 4 … minutes: for almost three days, as mails about leads are. */
const RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 60_000 } } as const;
/** Pause before a mail server that takes no mail is asked again, in ms, and how long it is asked. */
const PAUSE_WHILE_AWAY = 60_000;
const ASKED_FOR = 72 * 60 * 60_000;

/**
 * The mails about a sign-in from a new device and about a change of how an account is signed in to,
 * as a job of the schedule: messages of the outbox belong to a lead. The row has the account's
 * number, and no address.
 */
export const newDeviceMail: TaskConfig<{ input: NewDeviceMail | SignInMail; output: object }> = {
  slug: 'newDeviceMail',
  retries: RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const user = await payload.findByID({
      collection: 'users',
      id: input.account,
      disableErrors: true,
    });
    // The account was deleted meanwhile.
    if (!user?.email) return { output: {} };
    // Only now: commands read this configuration without loading the rendering of mails.
    const { composeNewDevice, composeSignInChange } = await import('./accounts.ts');
    const mail =
      'change' in input
        ? await composeSignInChange(payload, env.CMS_URL, input)
        : await composeNewDevice(payload, env.CMS_URL, input);
    const to = 'to' in input && input.to ? payload.decrypt(input.to) : user.email;
    try {
      await payload.sendEmail({ to, ...mail });
    } catch (error) {
      const { kind } = error as Partial<DeliveryError>;
      const now = Date.now();
      if (kind === 'away' && now - Date.parse(input.at) < ASKED_FOR) {
        const waitUntil = new Date(now + PAUSE_WHILE_AWAY);
        await payload.jobs.queue({ task: 'newDeviceMail', input, waitUntil });
        return { output: {} };
      }
      // A mail server's answer may quote the address; the log and the row say this only.
      throw new Error('The mail server did not take the mail.');
    }
    return { output: {} };
  },
};
