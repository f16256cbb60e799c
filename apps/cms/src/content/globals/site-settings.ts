import { mentionsFact } from '@osnowa/text/facts';
import type { Field, GlobalConfig, PayloadRequest, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';
import { z } from 'zod';
import { globalContentAccess, hiddenFromOthers } from '../../accounts/content.ts';
import { author } from '../../kit/fields/author.ts';
import { IS_LINK } from '../../kit/fields/field-options.ts';
import { picture } from '../../kit/fields/picture.ts';
import { choice, number } from '../../kit/fields/values.ts';
import { label, wordsFor } from '../../kit/words.ts';
import { keepUnsaved } from '../editing/form-parts.ts';
import { refuseMissingFactsIn } from '../facts/reference-faults.ts';
import { figures, rows } from '../fields/rows.ts';
import {
  byContract,
  contactPoint,
  group,
  line,
  localisedLine,
  localisedLines,
} from '../fields/text.ts';

const optional = { optional: true };

function secureAddress(options = {}): Field {
  const rule = byContract(z.url({ protocol: /^https$/ }), (w) => w.globals.siteSettings.https);
  return {
    ...line('url', { hint: label((w) => w.globals.siteSettings.https), ...options }),
    validate: rule,
    custom: IS_LINK,
  };
}

interface Hours {
  weekday?: string;
  opens?: string;
  closes?: string;
}

/** Whether hours of one day share a time. */
function overlaps(one: Hours, other: Hours): boolean {
  if (one.weekday !== other.weekday) return false;
  const [opens = '', closes = ''] = [other.opens, other.closes];
  return (one.opens ?? '') < closes && opens < (one.closes ?? '');
}

function time(name: 'opens' | 'closes'): Field {
  const isTime = byContract(
    z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
    (w) => w.globals.siteSettings.time,
  );
  const rule: typeof isTime = async (value, options) => {
    const verdict = await isTime(value, options);
    if (verdict !== true || name === 'opens') return verdict;
    const hours = options.siblingData as Hours;
    const req = options.req as PayloadRequest;
    if ((hours.opens ?? '') >= String(value)) return wordsFor(req).globals.siteSettings.backwards;
    const all = (options.data as { officeHours?: Hours[] }).officeHours ?? [];
    const alike = all.filter((other) => overlaps(hours, other));
    return alike.length > 1 ? wordsFor(req).globals.siteSettings.overlap : true;
  };
  return {
    ...line(name, { hint: label((w) => w.globals.siteSettings.time), width: 30 }),
    validate: rule,
  };
}

const timeZone: Field = {
  ...line('timeZone', { hint: label((w) => w.globals.siteSettings.zone) }),
  defaultValue: 'Europe/Warsaw',
  validate: byContract(z.string().refine(isTimeZone), (w) => w.globals.siteSettings.zone),
};

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}

const company: Field[] = [
  line('companyName'),
  line('legalName'),
  number('foundedYear', { min: 1800, max: 2100, step: 1 }),
  localisedLine('slogan'),
  localisedLines('description'),
  figures('claims'),
];

const contact: Field[] = [
  contactPoint('office'),
  contactPoint('sales'),
  group('address', [
    line('street'),
    {
      type: 'row',
      fields: [
        line('postalCode', { width: 25 }),
        line('city', { width: 50 }),
        {
          ...line('countryCode', { width: 25 }),
          minLength: 2,
          maxLength: 2,
          defaultValue: 'PL',
        },
      ],
    },
    {
      type: 'row',
      fields: [
        number('latitude', { min: -90, max: 90 }, { width: 50 }),
        number('longitude', { min: -180, max: 180 }, { width: 50 }),
      ],
    },
  ]),
  localisedLines('registration', {
    ...optional,
    hint: label((w) => w.globals.siteSettings.registrationHint),
  }),
  timeZone,
  rows(
    'officeHours',
    [
      {
        type: 'row',
        fields: [
          choice('weekday', (w) => w.forms.weekdays, { width: 40 }),
          time('opens'),
          time('closes'),
        ],
      },
    ],
    { hint: label((w) => w.globals.siteSettings.breaks) },
  ),
];

const elsewhere: Field[] = [
  rows('socialLinks', [line('name'), secureAddress()]),
  group('association', [localisedLine('name'), secureAddress(optional), picture('logo')]),
  { name: 'terms', label: label((w) => w.fields.terms), type: 'upload', relationTo: 'files' },
];

type Consent = 'contactConsent' | 'newsletterConsent' | 'careerConsent' | 'estimateConsent';

/** A clause is kept as it was agreed to, so that it may not change with a fact. */
function withoutFacts(name: 'short' | 'full', options: { optional?: true }): Field {
  const field = localisedLines(name, options);
  const rule: TextareaFieldValidation = (value, own) => {
    if (!mentionsFact(value ?? '')) return (field.validate ?? textarea)(value, own);
    return wordsFor(own.req).globals.siteSettings.noFacts;
  };
  return { ...field, validate: rule };
}

/** @param mayBeEmpty whether that of the enquiry forms holds in its place */
function consent(name: Consent, mayBeEmpty = false): Field {
  const options = mayBeEmpty ? ({ optional: true } as const) : {};
  const hint = label(({ globals: { siteSettings } }) =>
    mayBeEmpty ? siteSettings.ownClause : siteSettings.version,
  );
  return group(name, [
    line('version', { ...options, hint }),
    withoutFacts('short', options),
    withoutFacts('full', options),
  ]);
}

const trackers: Field[] = [
  group('trackers', [
    line('analyticsId', optional),
    line('tagManagerId', optional),
    line('pixelId', optional),
  ]),
];

/** Everything that names the company: none of it is in code. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label((w) => w.globals.siteSettings.siteSettings),
  access: globalContentAccess,
  hooks: { beforeChange: [refuseMissingFactsIn] },
  admin: {
    group: label((w) => w.menu.company),
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: keepUnsaved } },
  },
  versions: { max: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label((w) => w.globals.siteSettings.company), fields: company },
        { label: label((w) => w.globals.siteSettings.contact), fields: contact },
        { label: label((w) => w.globals.siteSettings.footer), fields: elsewhere },
        {
          label: label((w) => w.globals.siteSettings.consents),
          fields: [
            consent('contactConsent'),
            consent('careerConsent', true),
            consent('estimateConsent', true),
            consent('newsletterConsent'),
          ],
        },
        {
          label: label((w) => w.fields.trackers),
          description: label((w) => w.globals.siteSettings.leftEmptyTheSiteHint),
          fields: trackers,
        },
      ],
    },
    author,
  ],
};
