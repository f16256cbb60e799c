/** One wrong or odd input of section 3 of the bar, and what the API has to make of it. */
export interface InputRow {
  id: string;
  /** Below the API's address; the contact form by default. */
  form?: string;
  /** Fields of the filled form that are sent otherwise; `null` is left out. */
  fields: Record<string, string | string[] | null>;
  /** Broken rules by field, a status, or `accepted`. */
  expect: Record<string, string> | number | 'accepted';
  /** Columns of the stored lead. */
  stored?: Record<string, unknown>;
}

const MAILS: [id: string, mails: string[]][] = [
  ['I4', ['a', 'a@', '@b.pl', 'a@b', 'a b@c.pl', 'a@b..pl', 'a@-b.pl', 'a@b.pl.']],
  ['I5', [`${'a'.repeat(250)}@b.pl`, `${'a'.repeat(65)}@b.pl`]],
  ['I6', ['a@x.pl\r\nBcc: v@evil.com', 'a@x.pl%0d%0aBcc: v@evil.com', 'a@x.pl\u2028x', 'a\n@x.pl']],
  ['I7', ['a@x.pl, v@evil.com', 'a@x.pl;v@y', '"a@x.pl" <v@evil.com>']],
  ['I9', ['a@[127.0.0.1]', 'root@localhost']],
  ['I11', [`${'a'.repeat(50_000)}!`]],
];

const JOB = '/career/apply';
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

/** Text fields: every form has the same rules, tried on the contact form. */
const TEXTS: InputRow[] = [
  ...[null, 'false', '0', 'off', ''].map((consent) => ({
    id: 'I1',
    fields: { consent },
    expect: { consent: 'consentNotAccepted' },
  })),
  { id: 'I2', fields: { consent: ['on', 'off'] }, expect: 400 },
  ...['', '   '].map((mail) => ({
    id: 'I3',
    fields: { mail },
    expect: { mail: 'emailValidationError' },
  })),
  ...MAILS.flatMap(([id, mails]) =>
    mails.map((mail) => ({ id, fields: { mail }, expect: { mail: 'invalidEmailErrorRegex' } })),
  ),
  ...['', '    '].map((fullName) => ({
    id: 'I13',
    fields: { fullName },
    expect: { fullName: 'nameValidationError' },
  })),
  { id: 'I13', fields: { fullName: 'x'.repeat(101) }, expect: { fullName: 'nameTooLong' } },
  ...['<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '<img src=x onerror=alert(1)>'].map(
    (fullName) => ({
      id: 'I14',
      fields: { fullName },
      expect: 'accepted' as const,
      stored: { fullName },
    }),
  ),
  {
    id: 'I15',
    fields: { fullName: 'Jan\r\nBcc: v@evil' },
    expect: 'accepted',
    stored: { fullName: 'Jan  Bcc: v@evil' },
  },
  {
    id: 'I12',
    fields: { fullName: 'Jan\u202Enoz\u200Bda\u00AD', phoneNumber: '\u202A+48 501 002 003\u202C' },
    expect: 'accepted',
    stored: { fullName: 'Jannozda', phoneNormalised: '+48501002003' },
  },
  { id: 'I12', fields: { fullName: '\u200B\u202E' }, expect: { fullName: 'nameValidationError' } },
  {
    id: 'I17',
    fields: { fullName: 'Zażółć Gęślą'.normalize('NFD') },
    expect: 'accepted',
    stored: { fullName: 'Zażółć Gęślą' },
  },
  ...['__proto__', 'toString', 'a[b][c]', 'mail[]', 'na\u200Bme'].map((name) => ({
    id: 'I27',
    fields: { [name]: 'x' },
    expect: 400,
  })),
  ...['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)'].map((fullName) => ({
    id: 'I16',
    fields: { fullName },
    expect: 'accepted' as const,
    stored: { fullName },
  })),
  { id: 'I18', fields: { fullName: FAMILY.repeat(100) }, expect: { fullName: 'nameTooLong' } },
  { id: 'I18', fields: { fullName: FAMILY.repeat(14) }, expect: 'accepted' },
  {
    id: 'I18',
    fields: { fullName: `Z${'\u0336'.repeat(10_000)}` },
    expect: { fullName: 'nameTooLong' },
  },
  { id: 'I19', fields: { phoneNumber: '' }, expect: { phoneNumber: 'emptyPhoneNumber' } },
  ...[
    ['+48 123 456 789', '+48123456789'],
    ['(0)42-632 45 67', '+48426324567'],
    ['0049 30 901820', '+4930901820'],
  ].map(([phoneNumber = '', phoneNormalised]) => ({
    id: 'I21',
    fields: { phoneNumber },
    expect: 'accepted' as const,
    stored: { phoneNumber, phoneNormalised },
  })),
  { id: 'I22', fields: { message: 'x'.repeat(10_001) }, expect: { message: 'messageTooLong' } },
  { id: 'I23', fields: { message: '🧵'.repeat(10_000) }, expect: 'accepted' },
  {
    id: 'I24',
    fields: { message: 'https://a.example '.repeat(20) },
    expect: 'accepted',
    stored: { flags: ['links'], state: 'unverified' },
  },
  {
    id: 'I24',
    fields: { message: 'Best casino, cheap backlinks' },
    expect: 'accepted',
    stored: { flags: ['advertising'] },
  },
  {
    id: 'I25',
    fields: { message: "'; DROP TABLE lead;-- %s%n" },
    expect: 'accepted',
    stored: { message: "'; DROP TABLE lead;-- %s%n" },
  },
  { id: 'I25', fields: { message: 'a\0b' }, expect: 'accepted', stored: { message: 'a\u2400b' } },
  {
    id: 'I26',
    fields: { role: 'admin', id: '1', verified: 'true', createdAt: '1999-01-01', state: 'won' },
    expect: 'accepted',
    stored: { state: 'new', verification: 'none' },
  },
  {
    id: 'I28',
    fields: { leaveEmpty: 'https://evil.example' },
    expect: 'accepted',
    stored: { state: 'unverified', flags: ['trap'] },
  },
  ...['', 'Beratung', 'ERP', 'x'.repeat(5_000)].map((consultationTopic) => ({
    id: 'I29',
    form: '/consultation',
    fields: { topic: 'Consultation', phone: '+48 501 002 003', consultationTopic },
    expect: { consultationTopic: 'conversationTopicError' },
  })),
  ...['hax', 'x'.repeat(5_000), 'jobApply'].map((topic) => ({
    id: 'I30',
    fields: { topic },
    expect: { topic: 'topicError' },
  })),
  { id: 'I30', fields: { topic: ['offer', 'services'] }, expect: 400 },
  { id: 'I31', fields: { ['k'.repeat(200)]: 'y' }, expect: 400 },
  { id: 'I31', fields: { x: 'y'.repeat(25_000) }, expect: 413 },
  { id: 'I31', fields: { x: Array.from({ length: 100 }, () => 'y') }, expect: 400 },
  ...['xx', '../', 'pl\r\n'].map((locale) => ({
    id: 'I34',
    fields: { locale },
    expect: 'accepted' as const,
    stored: { locale: 'pl' },
  })),
];

/** The wizard, the job form, the newsletter. */
const FORMS: InputRow[] = [
  { id: 'I36', fields: BESPOKE, expect: 'accepted' },
  ...['abc', '-1', '0', '1e9', 'NaN', 'Infinity', '1.5', '٣'].map((users) => ({
    id: 'I35',
    fields: { ...SYSTEMS, users },
    expect: { users: 'incorrectNumber' },
  })),
  { id: 'I35', fields: { ...SYSTEMS, users: ' 5 ' }, expect: 'accepted' },
  ...['1', '5', '49', '"12"', '12;24'].map((maintenanceMonths) => ({
    id: 'I36',
    fields: { ...BESPOKE, maintenance: 'months', maintenanceMonths },
    expect: { maintenanceMonths: 'supportPeriodRequired' },
  })),
  {
    id: 'I36',
    fields: { ...BESPOKE, maintenance: 'months', maintenanceMonths: '48' },
    expect: 'accepted',
  },
  {
    id: 'I37',
    fields: {
      ...BESPOKE,
      technicalPreferences: 'text',
      backend: 'text',
      backendText: ' ',
      distributionChannels: null,
    },
    expect: {
      technicalPreferencesText: 'technicalPreferencesRequired',
      backendText: 'backendRequirementsRequired',
      distributionChannels: 'distributionChannelRequired',
    },
  },
  {
    id: 'I37',
    fields: { ...SYSTEMS, hardwareSupport: ['none', 'server-purchase'] },
    expect: { hardwareSupport: 'hardwareSupportRequired' },
  },
  {
    id: 'I37',
    fields: { ...SYSTEMS, hardwareSupport: null },
    expect: { hardwareSupport: 'hardwareSupportRequired' },
  },
  {
    id: 'I43',
    form: JOB,
    fields: { topic: 'jobApply', jobTitle: 'Tester', jobSlug: 'zamknieta' },
    expect: 404,
  },
  {
    id: 'I43',
    form: JOB,
    fields: { topic: 'jobApply', message: '', jobTitle: '' },
    expect: { message: 'messageValidationError', jobTitle: 'jobTitleError' },
  },
  ...['x'.repeat(151), ''].map((companyName) => ({
    id: 'I44',
    form: '/kalkulator-dms/send-message',
    fields: { topic: 'estimate', companyName },
    expect: { companyName: companyName ? 'businessNameTooLong' : 'emptyBusinessName' },
  })),
  ...['Ł', '<b>'].map((companyName) => ({
    id: 'I44',
    form: '/kalkulator-erp/send-message',
    fields: { topic: 'estimate', companyName },
    expect: 'accepted' as const,
    stored: { companyName, formType: 'estimateErp' },
  })),
  { id: 'I58', fields: { idempotencyKey: 'x'.repeat(1024) }, expect: 400 },
  {
    id: 'I58',
    fields: { idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e\r\n' },
    expect: 400,
  },
];

/** Sections 3.1 and 3.2, and of 3.3 what stands in a field. */
export const INPUT_ROWS: readonly InputRow[] = [...TEXTS, ...FORMS];
