import type { ExampleSection } from '@osnowa/contract';
import type {
  DateField,
  Field,
  NumberFieldSingleValidation,
  PayloadRequest,
  TextField,
} from 'payload';
import { number as numberRule } from 'payload/shared';
import type { AdminLabel } from '../fields/admin-label.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import type { FieldOptions } from '../fields/field-options.ts';
import type { LabelName } from '../fields/labels.ts';
import { questions, rows } from '../fields/rows.ts';
import { type LineField, localisedLine, localisedLines } from '../fields/text.ts';
import { day, number, type OneNumberField, tick } from '../fields/values.ts';

/** A kind of section: its label, and its fields besides title and subtitle. */
export interface SectionKind {
  label: AdminLabel;
  fields?: () => Field[];
}

/** Most letters of a text in a narrow place of a drawing. */
const STAMP = 18;
const TIME = 24;
const NAME = 32;
const FIGURE = 40;
const LINE = 64;

/** Most working days that a month has. */
const WORKING_DAYS = 23;

function short(name: LabelName, maxLength: number, options: FieldOptions = {}): TextField {
  return { ...(localisedLine(name, options) as LineField), maxLength };
}

function step(more: Field[] = []): Field[] {
  return [...more, localisedLine('title'), localisedLines('description')];
}

const time = (): TextField => short('time', TIME, { optional: true, width: 50 });

function details(label: AdminLabel, longest: number): Field {
  const fields = [short('label', NAME, { width: 40 }), short('value', longest, { width: 60 })];
  return rows('details', [{ type: 'row', fields }], { label, atMost: 5 });
}

function journey(): Field[] {
  const mark = short('mark', STAMP, {
    optional: true,
    width: 50,
    hint: {
      pl: 'Słowo, które pojawia się na dokumencie, na przykład „Zatwierdzona”.',
      en: 'A word that appears on the document, such as “Approved”.',
    },
  });
  return [
    short('name', FIGURE, {
      label: { pl: 'Dokument', en: 'Document' },
      hint: {
        pl: 'Rodzaj i numer, na przykład „Faktura 2210/11/2026”.',
        en: 'Its kind and number, such as “Invoice 2210/11/2026”.',
      },
    }),
    details({ pl: 'Treść dokumentu', en: 'What the document says' }, FIGURE),
    rows('items', step([{ type: 'row', fields: [time(), mark] }]), {
      label: { pl: 'Przystanki', en: 'Stops' },
      hint: {
        pl: 'Najwyżej siedem, w kolejności, w której dokument do nich trafia.',
        en: 'Seven at most, in the order in which the document comes to them.',
      },
      atLeast: 1,
      atMost: 7,
    }),
  ];
}

const TOO_FEW_DAYS: AdminLabel = {
  pl: 'Przedtem musiało trwać dłużej niż teraz: więcej dni niż pozycji na liście poniżej.',
  en: 'Before it must have taken longer than now: more days than the list below has items.',
};

const longerThanNow: NumberFieldSingleValidation = (value, options) => {
  const usual = numberRule(value, options as never);
  if (usual !== true) return usual;
  const { items } = options.siblingData as { items?: unknown[] };
  const isLonger = typeof value !== 'number' || value > (items?.length ?? 0);
  return isLonger || inAdminLanguage(TOO_FEW_DAYS, options.req as PayloadRequest);
};

function daysBefore(): OneNumberField {
  const field = number(
    'daysBefore',
    { min: 1, max: WORKING_DAYS, step: 1, defaultValue: 10 },
    {
      width: 50,
      hint: {
        pl: 'Dni robocze od pierwszego dnia miesiąca. Święta liczą się jak dni robocze: wybierz miesiąc bez nich.',
        en: 'Working days from the first of the month. Public holidays count as working days: choose a month without any.',
      },
    },
  );
  return {
    ...field,
    validate: longerThanNow,
  };
}

function whichMonth(): DateField {
  const field = day('month', { width: 50 });
  const date = { pickerAppearance: 'monthOnly', displayFormat: 'MM.yyyy' } as const;
  return { ...field, required: true, admin: { ...field.admin, date } };
}

function month(): Field[] {
  return [
    { type: 'row', fields: [whichMonth(), daysBefore()] },
    {
      type: 'row',
      fields: [
        short('before', FIGURE, {
          width: 50,
          hint: { pl: 'Na przykład „Przedtem: 10 dni”.', en: 'Such as “Before: 10 days”.' },
        }),
        short('after', FIGURE, {
          width: 50,
          hint: { pl: 'Na przykład „Teraz: 2 dni”.', en: 'Such as “Now: 2 days”.' },
        }),
      ],
    },
    rows('items', step(), {
      label: { pl: 'Dni', en: 'Days' },
      hint: {
        pl: 'Co dzieje się pierwszego, drugiego i każdego następnego dnia roboczego; najwyżej pięć dni.',
        en: 'What happens on the first, the second and each further working day; five days at most.',
      },
      atLeast: 1,
      atMost: 5,
    }),
  ];
}

function answers(): Field[] {
  const bars = rows(
    'bars',
    [
      {
        type: 'row',
        fields: [
          short('name', NAME, { width: 50 }),
          number('value', { min: 0 }, { width: 20 }),
          tick('marked', { width: 30 }),
        ],
      },
    ],
    { atLeast: 1, atMost: 8 },
  );
  const unit = short('unit', STAMP, {
    optional: true,
    hint: { pl: 'Na przykład „%” albo „dni”.', en: 'Such as “%” or “days”.' },
  });
  return [
    questions('items', {
      label: { pl: 'Pytania', en: 'Questions' },
      hint: {
        pl: 'Najwyżej pięć. Odpowiedź to jedno zdanie; słupki pokazują, skąd się bierze.',
        en: 'Five at most. The answer is one sentence; the bars show where it comes from.',
      },
      atLeast: 1,
      atMost: 5,
      more: [unit, bars],
    }),
  ];
}

function crossing(): Field[] {
  const end = (name: 'from' | 'to', label: AdminLabel) => short(name, FIGURE, { label, width: 50 });
  return [
    {
      type: 'row',
      fields: [
        end('from', { pl: 'Co przechodzi', en: 'What passes' }),
        end('to', { pl: 'Co z tego wychodzi', en: 'What comes out' }),
      ],
    },
    rows('items', step([time()]), {
      label: { pl: 'Moduły', en: 'Modules' },
      hint: {
        pl: 'Najwyżej osiem, w kolejności przejścia. Na szerokim ekranie są obok siebie, więc nazwy niech będą krótkie.',
        en: 'Eight at most, in the order of the passage. On a wide screen they stand side by side: keep the names short.',
      },
      atLeast: 1,
      atMost: 8,
    }),
  ];
}

function connections(): Field[] {
  const way = (name: 'inward' | 'outward') => short(name, LINE, { optional: true, width: 50 });
  return [
    short('name', NAME, { label: { pl: 'Co jest w środku', en: 'What stands in the middle' } }),
    details({ pl: 'Co o tym wiadomo', en: 'What is known of it' }, LINE),
    rows('items', [...step(), { type: 'row', fields: [way('inward'), way('outward')] }], {
      label: { pl: 'Z czym jest połączone', en: 'What it is connected to' },
      hint: {
        pl: 'Najwyżej sześć. Pierwsza połowa jest po lewej stronie, druga po prawej.',
        en: 'Six at most. The first half stands on the left, the second on the right.',
      },
      atLeast: 1,
      atMost: 6,
    }),
  ];
}

function week(): Field[] {
  return [
    rows('items', [...step(), tick('together')], {
      label: { pl: 'Dni', en: 'Days' },
      hint: {
        pl: 'Najwyżej siedem. Nitki schodzą się w dniu, w którym wszyscy są razem.',
        en: 'Seven at most. The threads meet on the day when everyone is together.',
      },
      atLeast: 1,
      atMost: 7,
    }),
  ];
}

/** Each section that shows an example, as the others in `sections.ts`. */
export const EXAMPLE_KINDS: Record<ExampleSection['kind'], SectionKind> = {
  journey: { label: { pl: 'Droga dokumentu', en: 'Way of a document' }, fields: journey },
  month: { label: { pl: 'Kalendarz miesiąca', en: 'Calendar of a month' }, fields: month },
  answers: {
    label: { pl: 'Wykres, który odpowiada na pytanie', en: 'Chart that answers a question' },
    fields: answers,
  },
  crossing: {
    label: { pl: 'Zamówienie przez moduły', en: 'Order across modules' },
    fields: crossing,
  },
  connections: { label: { pl: 'Plan połączeń', en: 'Plan of connections' }, fields: connections },
  week: { label: { pl: 'Tydzień pracy', en: 'Working week' }, fields: week },
};
