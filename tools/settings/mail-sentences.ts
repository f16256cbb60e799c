import { join } from 'node:path';
import type { Environment } from './env.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Problems with mails in this configuration: they are not sent, or their links do not work on
 * another machine.
 *
 * @param environment the variables of the CMS
 */
export function mailSentences({ SMTP_URL, CMS_URL, DATA_DIR }: Environment): string[] {
  const sentences = [];
  if (!SMTP_URL) {
    const folder = join(DATA_DIR ?? '', 'mails');
    sentences.push(
      `Nobody receives mails: SMTP_URL is not set, so they are written to ${folder}. Set it before customers write.`,
    );
  }
  if (CMS_URL && LOOPBACK.test(new URL(CMS_URL).hostname)) {
    sentences.push(
      `Mails to staff link to ${CMS_URL}, which opens on this machine only. Set CMS_URL to what staff type.`,
    );
  }
  return sentences;
}
