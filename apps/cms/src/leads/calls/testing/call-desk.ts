import type { FreeCalls } from '@osnowa/contract';
import { expect } from 'vitest';
import type { Booking } from '../../../database/generated/payload-types.ts';
import { createMailTransport } from '../../../mail/transport.ts';
import { MailWorker } from '../../../mail/worker.ts';
import { databaseOn, type Engine } from '../../../testing/databases.ts';
import { startMailSink } from '../../../testing/mail-sink.ts';
import {
  MAIL_SETTINGS,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../../testing/test-cms.ts';

export const FORM = {
  topic: 'Consultation',
  consultationTopic: 'erp',
  mail: 'ola@klient.example',
  phone: '501 002 003',
  consent: 'on',
  locale: 'pl',
};
export const NINE = '2026-07-07T07:00:00.000Z';
export const QUARTER_PAST = '2026-07-07T07:15:00.000Z';

/** A text with plain spaces, as people type it. */
const spaced = (text = '') => text.replaceAll('\u00a0', ' ');

/** A content service with one adviser, Anna, who takes calls on Tuesdays from nine to ten. For tests. */
export class CallDesk {
  readonly cms: TestCms;
  /** Id of the adviser's account. */
  readonly anna: number;

  private constructor(cms: TestCms, anna: number) {
    this.cms = cms;
    this.anna = anna;
  }

  static async start(engine: Engine): Promise<CallDesk> {
    // A form without a proof of work is unverified; with a filled trap too it is quarantined.
    const cms = await startTestCms([], { ...(await databaseOn(engine)), CAPTCHA: 'on' });
    const hours = {
      bookable: true,
      buffer: '0',
      spans: [{ weekday: '2', from: '09:00', to: '10:00' }],
    };
    const data = {
      name: 'Anna Wątek',
      email: 'anna@osnowa.example',
      password: 'krosno-anna-watek-74',
      roles: ['sales'],
      calls: hours,
    };
    const { id } = await cms.payload.create({ collection: 'users', data: data as never });
    return new CallDesk(cms, id);
  }

  ask(callTime: string, more: Record<string, string> = {}): Promise<Response> {
    return this.cms.post('/consultation', urlencoded({ ...FORM, callTime, ...more }));
  }

  async bookings(): Promise<Booking[]> {
    const all = { depth: 0, sort: 'id', pagination: false } as const;
    return (await this.cms.payload.find({ collection: 'bookings', ...all })).docs;
  }

  async free(): Promise<FreeCalls> {
    return (await this.cms.app.request('http://cms.test/api/consultation/times')).json();
  }

  async booked(callTime = NINE, more: Record<string, string> = {}) {
    const reply = await (await this.ask(callTime, more)).json();
    expect(reply).toMatchObject({ success: true, data: { callTime } });
    return reply.data as { reference: string; token: string };
  }

  /** Sends what is due and returns the received mails. */
  async deliver() {
    const sink = await startMailSink();
    const transport = createMailTransport(sink.url, this.cms.dataDir);
    const worker = new MailWorker(this.cms.payload, {
      transport,
      settings: MAIL_SETTINGS,
      now: () => this.cms.clock.now,
    });
    await worker.sendDue();
    await worker.stop();
    await sink.stop();
    return sink.deliveries.map(({ recipients, mail, raw }) => {
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'application/ics');
      const content = file?.content;
      const entry = content ? Buffer.from(content as ArrayBuffer).toString('utf8') : '';
      // The parser of mails has replaced the ends of lines.
      const calendar = entry.replaceAll('\r\n', '\n').replaceAll('\n ', '');
      return {
        to: recipients[0] ?? '',
        subject: spaced(mail.subject),
        text: spaced(mail.text),
        calendar,
        raw,
      };
    });
  }
}
