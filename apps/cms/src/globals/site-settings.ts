import type { Field, GlobalConfig, GroupField, PayloadRequest } from 'payload';
import { z } from 'zod';
import { globalContentAccess, hiddenFromOthers } from '../access/content.ts';
import { keepUnsaved } from '../admin/editing/form-parts.ts';
import type { AdminLabel } from '../fields/admin-label.ts';
import { author } from '../fields/author.ts';
import { WEEKDAYS } from '../fields/days/weekdays.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import { LABELS, type LabelName } from '../fields/labels.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
import { picture } from '../fields/picture.ts';
import { figures, rows } from '../fields/rows.ts';
import {
  byContract,
  contactPoint,
  IS_LINK,
  line,
  localisedLine,
  localisedLines,
} from '../fields/text.ts';
import { choice, number } from '../fields/values.ts';

const optional = { optional: true };

function group(name: LabelName, fields: Field[]): GroupField {
  return { name, label: LABELS[name], type: 'group', fields };
}

const HTTPS: AdminLabel = {
  pl: 'Adres zaczyna się od https://.',
  en: 'The address begins with https://.',
};

function secureAddress(options = {}): Field {
  const rule = byContract(z.url({ protocol: /^https$/ }), HTTPS);
  return { ...line('url', { hint: HTTPS, ...options }), validate: rule, custom: IS_LINK };
}

const TIME: AdminLabel = {
  pl: 'Godzina jako GG:MM, na przykład 08:00.',
  en: 'A time as HH:MM, such as 08:00.',
};

const BREAKS: AdminLabel = {
  pl: 'Dzień z przerwą ma dwie pozycje. Święta i urlopy: Biuro obsługi i konta.',
  en: 'A day with a break has two items. Holidays and absences: Lead desk and accounts.',
};

const BACKWARDS: AdminLabel = {
  pl: 'Zamknięcie musi być późniejsze niż otwarcie tego samego dnia.',
  en: 'It must close later than it opens on the same day.',
};

const OVERLAP: AdminLabel = {
  pl: 'Te godziny zachodzą na inne tego samego dnia. Przerwa to dwie pozycje: przed nią i po niej.',
  en: 'These hours overlap others of the same day. A break is two items: before and after it.',
};

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
  const isTime = byContract(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), TIME);
  const rule: typeof isTime = async (value, options) => {
    const verdict = await isTime(value, options);
    if (verdict !== true || name === 'opens') return verdict;
    const hours = options.siblingData as Hours;
    const req = options.req as PayloadRequest;
    if ((hours.opens ?? '') >= String(value)) return inAdminLanguage(BACKWARDS, req);
    const all = (options.data as { officeHours?: Hours[] }).officeHours ?? [];
    const alike = all.filter((other) => overlaps(hours, other));
    return alike.length > 1 ? inAdminLanguage(OVERLAP, req) : true;
  };
  return { ...line(name, { hint: TIME, width: 30 }), validate: rule };
}

const ZONE: AdminLabel = {
  pl: 'Nazwa strefy, na przykład Europe/Warsaw.',
  en: 'Name of the zone, such as Europe/Warsaw.',
};

const timeZone: Field = {
  ...line('timeZone', { hint: ZONE }),
  defaultValue: 'Europe/Warsaw',
  validate: byContract(z.string().refine(isTimeZone), ZONE),
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
    hint: {
      pl: 'W stopce, za adresem: sąd, KRS, NIP, REGON, kapitał zakładowy.',
      en: 'In the footer, after the address: court, register and VAT numbers, share capital.',
    },
  }),
  timeZone,
  rows(
    'officeHours',
    [
      {
        type: 'row',
        fields: [choice('weekday', WEEKDAYS, { width: 40 }), time('opens'), time('closes')],
      },
    ],
    { hint: BREAKS },
  ),
];

const elsewhere: Field[] = [
  rows('socialLinks', [line('name'), secureAddress()]),
  group('association', [localisedLine('name'), secureAddress(optional), picture('logo')]),
  { name: 'terms', label: LABELS.terms, type: 'upload', relationTo: 'files' },
];

const VERSION: AdminLabel = {
  pl: 'Zmień wersję przy każdej zmianie treści: zapisuje się ją przy zapytaniu.',
  en: 'Change it whenever the text changes: it is kept with each lead.',
};

const OWN_CLAUSE: AdminLabel = {
  pl: `${VERSION.pl} Puste pola: obowiązuje zgoda z formularzy zapytań.`,
  en: `${VERSION.en} Left empty, the consent of the enquiry forms holds.`,
};

function consent(
  name: 'contactConsent' | 'newsletterConsent' | 'careerConsent' | 'estimateConsent',
  hint = VERSION,
): Field {
  const options = hint === OWN_CLAUSE ? optional : {};
  return group(name, [
    line('version', { ...options, hint }),
    localisedLines('short', options),
    localisedLines('full', options),
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
  label: { pl: 'Ustawienia witryny', en: 'Site settings' },
  access: globalContentAccess,
  admin: {
    group: MENU_GROUPS.company,
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: keepUnsaved } },
  },
  versions: { max: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { pl: 'Firma', en: 'Company' }, fields: company },
        { label: { pl: 'Kontakt', en: 'Contact' }, fields: contact },
        { label: { pl: 'Stopka', en: 'Footer' }, fields: elsewhere },
        {
          label: { pl: 'Zgody', en: 'Consents' },
          fields: [
            consent('contactConsent'),
            consent('careerConsent', OWN_CLAUSE),
            consent('estimateConsent', OWN_CLAUSE),
            consent('newsletterConsent'),
          ],
        },
        {
          label: LABELS.trackers,
          description: {
            pl: 'Puste pola: witryna niczego nie śledzi i nie pyta o zgodę.',
            en: 'Left empty, the site tracks nothing and asks for no consent.',
          },
          fields: trackers,
        },
      ],
    },
    author,
  ],
};
