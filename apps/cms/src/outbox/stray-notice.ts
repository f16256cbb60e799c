const STRAY = /^stray-(\d+)$/;

/** What `about` of a notice says: it tells of a received mail without a lead. */
export function aboutStray(message: number): string {
  return `stray-${message}`;
}

/** Id of the received mail that a notice without a lead tells of; `null` for other messages. */
export function strayIn(about: string | null | undefined): number | null {
  const [, message] = STRAY.exec(about ?? '') ?? [];
  return message === undefined ? null : Number(message);
}
