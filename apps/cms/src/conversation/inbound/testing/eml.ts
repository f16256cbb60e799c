import { randomUUID } from 'node:crypto';

/** Header fields of a mail; an empty value leaves a usual one out. */
type Fields = Record<string, string>;

/** A mail as it arrives: the usual fields of a visitor's mail, changed by these, and a body. */
export function eml(
  fields: Fields = {},
  body: string | Buffer = 'Dzień dobry,\r\nproszę.',
): Buffer {
  const all: Fields = {
    From: 'Zażółć <zazolc@klient.example>',
    To: 'biuro@osnowa.example',
    Subject: 'Pytanie',
    Date: 'Mon, 06 Jul 2026 10:00:00 +0200',
    'Message-ID': `<${randomUUID()}@klient.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...fields,
  };
  const head = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.concat([Buffer.from(`${head}\r\n`), Buffer.from(body)]);
}

/** A part of a mail with several. */
interface Part {
  type: string;
  body: string | Buffer;
  name?: string;
}

const BOUNDARY = 'granica';

/** A mail with parts, each in base64. */
export function multipartEml(
  fields: Fields,
  parts: readonly Part[],
  end = `--${BOUNDARY}--`,
): Buffer {
  const pieces = parts.map(({ type, body, name }) => {
    const place = name ? `Content-Disposition: attachment; filename="${name}"\r\n` : '';
    const encoded = Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n');
    return `--${BOUNDARY}\r\nContent-Type: ${type}\r\n${place}Content-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`;
  });
  const type = `multipart/mixed; boundary="${BOUNDARY}"`;
  return eml(
    { 'Content-Type': type, 'Content-Transfer-Encoding': '', ...fields },
    `${pieces.join('')}${end}\r\n`,
  );
}

/** A mail server's report about a mail that it could not deliver (RFC 3464). */
export function bounceOf(
  messageId: string,
  { action = 'failed', status = '5.1.1', to = 'zazolc@klient.example' } = {},
): Buffer {
  const report = [
    'Reporting-MTA: dns; mx.klient.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 5.1.1 <${to}>:`,
    ' Recipient address rejected: User unknown',
    '',
  ].join('\r\n');
  const original = `Message-ID: <${messageId}>\r\nSubject: Odpowiedz\r\n\r\nDzien dobry\r\n`;
  const body = [
    ['text/plain', 'This is the mail system.\r\n'],
    ['message/delivery-status', report],
    ['message/rfc822', original],
  ]
    .map(([type, text]) => `--${BOUNDARY}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`)
    .join('');
  return eml(
    {
      From: 'Mail Delivery System <MAILER-DAEMON@mx.klient.example>',
      Subject: 'Undelivered Mail Returned to Sender',
      'Auto-Submitted': 'auto-replied',
      'Content-Type': `multipart/report; report-type=delivery-status; boundary="${BOUNDARY}"`,
    },
    `${body}--${BOUNDARY}--\r\n`,
  );
}
