/** One wrong or odd input of section 3 of the bar, and the expected result of the API. */
export interface InputRow {
  id: string;
  /** Below the API's address; the contact form by default. */
  form?: string;
  /** Fields of the filled form that are sent with other values; `null` is left out. */
  fields: Record<string, string | string[] | null>;
  /** Broken rules by field, a status, or `accepted`. */
  expect: Record<string, string> | number | 'accepted';
  /** Columns of the stored lead. */
  stored?: Record<string, unknown>;
}

type Fields = InputRow['fields'];

/** Inputs that are taken, and their stored values. */
function accepted(id: string, rows: readonly [Fields, Record<string, unknown>?][]): InputRow[] {
  return rows.map(([fields, stored = {}]) => ({ id, fields, expect: 'accepted', stored }));
}

/** Inputs of one kind that are refused alike. */
function refused(
  id: string,
  expect: InputRow['expect'],
  inputs: readonly Fields[],
  form = '/contact/send-message',
): InputRow[] {
  return inputs.map((fields) => ({ id, form, fields, expect }));
}

/** Values of one field that are taken as they are. */
function unchanged(id: string, field: string, values: readonly string[]): InputRow[] {
  return accepted(
    id,
    values.map((value) => [{ [field]: value }, { [field]: value }]),
  );
}

const CONSULTATION = { topic: 'Consultation', phone: '+48 501 002 003' };
const WIZARD = {
  topic: 'estimate',
  companyName: 'Zakład',
  specification: 'bespoke',
  technicalPreferences: 'none',
};
const BESPOKE = {
  ...WIZARD,
  backend: 'none',
  interfaceDesign: 'yes',
  distributionChannels: ['app-store', 'direct'],
  maintenance: 'none',
};
const SYSTEMS = {
  topic: 'estimate',
  companyName: 'Zakład',
  specification: 'systems',
  users: '25',
  hardwareSupport: 'none',
};

/** Family of four as one sign: seven code points. */
const FAMILY = '👨‍👩‍👧‍👦';

/**
 * Text fields: every form has the same rules, tried on the contact form. The contract's tests try
 * inputs that break a rule against the rules; here is one way of each to the answer of the API.
 */
const TEXTS: InputRow[] = [
  ...refused('I1', { consent: 'consentNotAccepted' }, [{ consent: null }, { consent: 'off' }]),
  ...refused('I2', 400, [{ consent: ['on', 'off'] }]),
  ...refused('I3', { mail: 'emailValidationError' }, [{ mail: '   ' }]),
  ...refused('I6, I11', { mail: 'invalidEmailErrorRegex' }, [
    { mail: 'a@x.pl\r\nBcc: v@evil.com' },
    { mail: `${'a'.repeat(50_000)}!` },
  ]),
  ...refused('I13', { fullName: 'nameValidationError' }, [{ fullName: '\u200B\u202E ' }]),
  ...unchanged('I14, I16', 'fullName', [
    ...['<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '<img src=x onerror=alert(1)>'],
    ...['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)'],
  ]),
  ...accepted('I12, I15, I17', [
    [{ fullName: 'Jan\r\nBcc: v@evil' }, { fullName: 'Jan  Bcc: v@evil' }],
    [{ fullName: 'Jan\u202Enoz\u200Bda\u00AD' }, { fullName: 'Jannozda' }],
    [{ phoneNumber: '\u202A+48 501 002 003\u202C' }, { phoneNormalised: '+48501002003' }],
    [{ fullName: 'Zażółć Gęślą'.normalize('NFD') }, { fullName: 'Zażółć Gęślą' }],
  ]),
  ...accepted('I18', [[{ fullName: FAMILY.repeat(14) }]]),
  ...refused('I18', { fullName: 'nameTooLong' }, [
    { fullName: FAMILY.repeat(100) },
    { fullName: `Z${'\u0336'.repeat(10_000)}` },
  ]),
  ...refused('I19', { phoneNumber: 'emptyPhoneNumber' }, [{ phoneNumber: '' }]),
  ...accepted(
    'I21',
    [
      ['+48 123 456 789', '+48123456789'],
      ['(0)42-632 45 67', '+48426324567'],
      ['0049 30 901820', '+4930901820'],
    ].map(([phoneNumber = '', phoneNormalised]) => [
      { phoneNumber },
      { phoneNumber, phoneNormalised },
    ]),
  ),
  ...refused('I22', { message: 'messageTooLong' }, [{ message: 'x'.repeat(10_001) }]),
  ...unchanged('I23, I25', 'message', ['🧵'.repeat(10_000), "'; DROP TABLE lead;-- %s%n"]),
  ...accepted('I24, I25, I28', [
    [{ message: 'https://a.example '.repeat(20) }, { flags: ['links'], state: 'unverified' }],
    [{ message: 'Best casino, cheap backlinks' }, { flags: ['advertising'] }],
    [{ message: 'a\0b' }, { message: 'a\u2400b' }],
    [{ leaveEmpty: 'https://evil.example' }, { state: 'unverified', flags: ['trap'] }],
  ]),
  ...accepted('I26', [
    [
      { role: 'admin', id: '1', verified: 'true', createdAt: '1999-01-01', state: 'won' },
      { state: 'new', verification: 'none', createdAt: '2026-07-06T08:00:00.000Z' },
    ],
  ]),
  ...refused('I27', 400, [
    ...['__proto__', 'toString', 'a[b][c]', 'mail[]', 'na\u200Bme'].map((name) => ({
      [name]: 'x',
    })),
  ]),
  ...refused(
    'I29',
    { consultationTopic: 'conversationTopicError' },
    [{ ...CONSULTATION, consultationTopic: 'x'.repeat(5_000) }],
    '/consultation',
  ),
  ...refused('I30', { topic: 'topicError' }, [{ topic: 'hax' }, { topic: 'jobApply' }]),
  ...refused('I30', 400, [{ topic: ['offer', 'services'] }]),
  ...refused('I31', 400, [
    { ['k'.repeat(200)]: 'y' },
    { x: Array.from({ length: 100 }, () => 'y') },
  ]),
  ...refused('I31', 413, [{ x: 'y'.repeat(25_000) }]),
  ...accepted(
    'I34',
    ['xx', './../', 'pl\r\n'].map((locale) => [{ locale }, { locale: 'pl' }]),
  ),
];

/** The wizard, the job form, the calculators. */
const FORMS: InputRow[] = [
  ...accepted('I35, I36', [
    [BESPOKE],
    [{ ...BESPOKE, maintenance: 'months', maintenanceMonths: '48' }],
    [{ ...SYSTEMS, users: ' 5 ' }],
  ]),
  ...refused('I35', { users: 'incorrectNumber' }, [{ ...SYSTEMS, users: '1e9' }]),
  ...refused('I36', { maintenanceMonths: 'supportPeriodRequired' }, [
    { ...BESPOKE, maintenance: 'months', maintenanceMonths: '12;24' },
  ]),
  ...refused(
    'I37',
    {
      technicalPreferencesText: 'technicalPreferencesRequired',
      backendText: 'backendRequirementsRequired',
      distributionChannels: 'distributionChannelRequired',
    },
    [
      {
        ...BESPOKE,
        technicalPreferences: 'text',
        backend: 'text',
        backendText: ' ',
        distributionChannels: null,
      },
    ],
  ),
  ...refused(
    'I43',
    404,
    [{ topic: 'jobApply', jobTitle: 'Tester', jobSlug: 'x' }],
    '/career/apply',
  ),
  ...refused(
    'I43',
    { message: 'messageValidationError', jobTitle: 'jobTitleError' },
    [{ topic: 'jobApply', message: '', jobTitle: '' }],
    '/career/apply',
  ),
  ...refused(
    'I44',
    { companyName: 'businessNameTooLong' },
    [{ topic: 'estimate', companyName: 'x'.repeat(151) }],
    '/kalkulator-dms/send-message',
  ),
  ...['Ł', '<b>'].map((companyName) => ({
    id: 'I44',
    form: '/kalkulator-erp/send-message',
    fields: { topic: 'estimate', companyName },
    expect: 'accepted' as const,
    stored: { companyName, formType: 'estimateErp' },
  })),
  ...refused('I58', 400, [
    { idempotencyKey: 'x'.repeat(1024) },
    { idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e\r\n' },
  ]),
];

/** Sections 3.1 and 3.2, and those inputs of 3.3 that are in a field. */
export const INPUT_ROWS: readonly InputRow[] = [...TEXTS, ...FORMS];
