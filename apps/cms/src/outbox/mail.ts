/** One mail, ready to leave. Addresses are bare; names are separate, never inside. */
export interface Mail {
  /** Identity without angle brackets; the same at every attempt, so that a double is recognised. */
  messageId: string;
  from: string;
  to: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  /** Further headers, made of our own words only. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

/** A file that goes with a mail; always made by us, never a visitor's own. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The address in `Name <address>`, or in `address` alone. */
export function bareAddress(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}
