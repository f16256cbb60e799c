import type { FreeCalls } from '@osnowa/contract';
import { beforeAll, expect } from 'vitest';
import type { Booking } from '../../../platform/database/generated/payload-types.ts';
import { newAccount } from '../../../testing/accounts.ts';
import type { Engine } from '../../../testing/databases.ts';
import { type TestCms, testCms, urlencoded } from '../../../testing/test-cms.ts';
import { sendDue } from '../../../testing/test-mails.ts';

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
class CallTeam {
  readonly cms: TestCms;
  /** Id of the adviser's account. */
  anna = 0;

  constructor(cms: TestCms) {
    this.cms = cms;
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

  /** Changes the account of the adviser. */
  change(data: object) {
    return this.cms.payload.update({ collection: 'users', id: this.anna, data: data as never });
  }

  /** Sends due mails and returns the received ones. */
  async deliver() {
    const deliveries = await sendDue(this.cms.payload, this.cms.clock.now);
    return deliveries.map(({ recipients, mail, raw }) => {
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

/** The content service of a file's tests: without leads, and at `OFFICE_TIME`, before each. */
export function callTeam(engine: Engine = 'SQLite'): CallTeam {
  // A form without a proof of work is unverified; with a filled trap too it is quarantined.
  const team = new CallTeam(testCms({ engine, variables: { CAPTCHA: 'on' } }));
  beforeAll(async () => {
    const spans = [{ weekday: '2', from: '09:00', to: '10:00' }];
    const calls = { bookable: true, buffer: '0', spans };
    const own = { email: 'anna@osnowa.example', calls };
    team.anna = Number((await newAccount(team.cms.payload, 'Anna Wątek', 'sales', own)).id);
  });
  return team;
}
