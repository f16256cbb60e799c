import { requireProgram } from '../processes/system-package.ts';

/**
 * Path of Dovecot, the IMAP server of the tests; installs it if it is missing.
 *
 * @throws Refusal when it cannot be installed
 */
export function requireDovecot(stop: AbortSignal): Promise<string> {
  return requireProgram('dovecot', 'dovecot-imapd', stop);
}
