import { expect, test } from 'vitest';
import { type Call, type Happened, waitOf } from './waits.ts';

const at = (clock: string) => `2026-07-06T${clock}:00.000Z`;

type Lead = Parameters<typeof waitOf>[0];

const LEAD: Lead = {
  formType: 'contact',
  source: 'form',
  state: 'in-progress',
  createdAt: at('08:00'),
  firstAnsweredAt: null,
};
const ANSWERED = { state: 'answered', firstAnsweredAt: at('08:10') } as const;

const event = (clock: string, kind: string, facts: Happened['facts'] = null): Happened => ({
  at: at(clock),
  kind,
  facts,
});
const state = (clock: string, from: string, to: string) => event(clock, 'state', { from, to });
const mail = (clock: string) => event(clock, 'reply-received');
const reply = (clock: string) => event(clock, 'reply-sent');

const CALL: Call = {
  state: 'booked',
  adviser: 7,
  startsAt: at('12:00'),
  updatedAt: at('08:00'),
};
const arranged = event('08:00', 'call-arranged');

test.each<[string, Partial<Lead>, Happened[], Call[], string | null]>([
  ['of a form waits from the beginning', {}, [], [], '08:00'],
  ['that was taken still waits', {}, [state('08:02', 'new', 'in-progress')], [], '08:00'],
  ['that was answered does not wait', ANSWERED, [reply('08:10')], [], null],
  [
    'waits again after a mail',
    ANSWERED,
    [reply('08:10'), mail('09:00'), mail('09:05')],
    [],
    '09:00',
  ],
  ['was answered again', ANSWERED, [mail('09:00'), reply('09:30')], [], null],
  [
    'waits with an answer of before its mail, stored later',
    ANSWERED,
    [mail('09:30'), reply('09:00')],
    [],
    '09:30',
  ],
  [
    'that is won waits when it writes',
    { ...ANSWERED, state: 'won' },
    [state('08:30', 'offer', 'won'), mail('09:00')],
    [],
    '09:00',
  ],
  [
    'that was lost does not wait',
    { state: 'lost' },
    [mail('09:00'), state('09:30', 'talking', 'lost')],
    [],
    null,
  ],
  [
    'that was lost by mistake waits anew',
    {},
    [state('09:00', 'new', 'lost'), state('09:30', 'lost', 'in-progress')],
    [],
    '09:30',
  ],
  ['that was taken for spam does not wait', { state: 'spam' }, [], [], null],
  [
    'that was no spam has waited all the time',
    { state: 'new' },
    [state('09:00', 'spam', 'new')],
    [],
    '08:00',
  ],
  [
    'whose answer came back waits from then on',
    { state: 'in-progress' },
    [reply('08:10'), event('08:20', 'returned')],
    [],
    '08:20',
  ],
  [
    'whose second answer came back waits from then on',
    ANSWERED,
    [mail('09:00'), reply('09:10'), event('09:20', 'returned')],
    [],
    '09:20',
  ],
  [
    'whose mail was moved to another one does not wait',
    ANSWERED,
    [mail('09:00'), event('09:10', 'withdrawn', { from: at('09:00') })],
    [],
    null,
  ],
  [
    'whose mail was moved back waits',
    ANSWERED,
    [mail('09:00'), event('09:10', 'withdrawn', { from: at('09:00') }), mail('09:00')],
    [],
    '09:00',
  ],
  [
    'whose call was missed waits',
    ANSWERED,
    [event('10:00', 'waits', { how: 'call' })],
    [],
    '10:00',
  ],
  ['that a colleague entered does not wait', { source: 'phone' }, [], [], null],
  [
    'that was made of a mail waits from the mail on',
    { source: 'mail' },
    [event('07:50', 'waits', { how: 'mail' })],
    [],
    '07:50',
  ],
  ['of the newsletter does not wait', { formType: 'newsletter' }, [], [], null],
  ['with a call waits from its end on', { formType: 'consultation' }, [arranged], [CALL], '12:15'],
  [
    'with a call that was answered before waits from its end on',
    ANSWERED,
    [arranged],
    [CALL],
    '12:15',
  ],
  [
    'with a call and a mail waits from the mail on',
    ANSWERED,
    [arranged, mail('09:00')],
    [CALL],
    '09:00',
  ],
  [
    'with a call that took place does not wait',
    ANSWERED,
    [arranged, event('12:10', 'called')],
    [CALL],
    null,
  ],
  [
    'that goes on after a call does not wait',
    ANSWERED,
    [arranged, state('12:20', 'in-progress', 'talking')],
    [CALL],
    null,
  ],
  [
    'with a cancelled call waits from then on',
    {},
    [arranged],
    [{ ...CALL, state: 'cancelled', updatedAt: at('10:00') }],
    '10:00',
  ],
  [
    'with a call that nobody will make waits from the beginning',
    {},
    [arranged],
    [{ ...CALL, adviser: null }],
    '08:00',
  ],
  ['with an old call that was answered does not wait', ANSWERED, [], [CALL], null],
])('a lead %s', (_what, change, events, calls, since) => {
  const found = waitOf({ ...LEAD, ...change }, events, calls);
  expect(found === null ? null : new Date(found).toISOString()).toBe(since && at(since));
});
