import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import Link from 'next/link';
import type { DefaultServerCellComponentProps, SanitizedConfig, Where } from 'payload';
import { conditionsOf, parametersOf } from '../kit/list-address.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { type AboveList, Tabs } from '../kit/tabs.tsx';
import { officeWords } from '../kit/words.ts';
import type { TranslationState } from '../platform/database/generated/payload-types.ts';
import { formAddress, kindOf, labelIn } from '../publishing/place.ts';
import { fieldInWords } from '../reads/missing-fields.ts';
import { LACKS, type Lack, type ParityCell, readParity } from './parity.ts';
import './translations.css';

/** Lacks of a language; the original has no translation that could be missing or stale. */
const VIEWS: readonly { code: Locale | null; lack: Lack }[] = [
  { code: null, lack: 'open' },
  ...LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE).flatMap((code) =>
    LACKS.map((lack) => ({ code, lack })),
  ),
  { code: DEFAULT_LOCALE, lack: 'draft' },
];

function conditions(code: Locale | null, lack: Lack): Where {
  return {
    ...(code && { language: { equals: code } }),
    ...(lack === 'draft' && { isDraft: { equals: true } }),
    ...((lack === 'missing' || lack === 'stale') && { [lack]: { greater_than: 0 } }),
  };
}

const addressed = (where: Where) => parametersOf(conditionsOf(where));

/** Kinds of documents that have rows, in the order of the menu. */
function kindsOf({ collections, globals }: SanitizedConfig, cells: readonly ParityCell[]) {
  const all = [
    ...collections.map(({ labels, slug }) => ({ source: slug as string, label: labels.plural })),
    ...globals.map(({ label, slug }) => ({ source: slug as string, label })),
  ];
  return all.filter(({ source }) => cells.some((cell) => cell.source === source));
}

/** Above the list: what is lacking in each language, and of the chosen view each kind of document. */
export async function TranslationTabs({ payload, i18n, searchParams }: AboveList) {
  if (!searchParams) return null;
  const language = adminLanguage(i18n.language);
  const { board, lack: lacks } = officeWords(language).translations;
  const cells = await readParity(payload);
  const countOf = (code: Locale | null, lack: Lack, source?: string) =>
    cells
      .filter((cell) => (code ?? cell.language) === cell.language)
      .filter((cell) => (source ?? cell.source) === cell.source)
      .reduce((sum, cell) => sum + cell[lack], 0);
  const ofView = Object.entries(searchParams).filter(([name]) => !name.includes('[source]'));
  const asked = Object.fromEntries(ofView);
  const views = VIEWS.map(({ code, lack }) => ({
    label: code ? `${LOCALES[code].name}: ${lacks[lack].toLowerCase()}` : board.all,
    parameters: addressed(conditions(code, lack)),
    count: countOf(code, lack),
    ...{ code, lack },
  }));
  const chosen = views.find(
    ({ parameters }) =>
      parameters.length === ofView.filter(([name]) => name.startsWith('where')).length &&
      parameters.every(([name, value]) => asked[name] === value),
  );
  const list = '/admin/collections/translation-states';
  const kinds = kindsOf(payload.config, cells)
    .map(({ source, label }) => ({
      label: labelIn(label, language),
      parameters: addressed({
        ...(chosen && conditions(chosen.code, chosen.lack)),
        source: { equals: source },
      }),
      count: chosen ? countOf(chosen.code, chosen.lack, source) : 0,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div>
      <p className="list-about">{board.about}</p>
      <Tabs label={board.lacks} list={list} tabs={views} searchParams={asked} />
      {kinds.length > 0 ? (
        <Tabs label={board.kinds} list={list} tabs={kinds} searchParams={searchParams} />
      ) : null}
    </div>
  );
}

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'payload' | 'rowData'>;

/** The document, as a link to its first open field in this language. */
export function DocumentCell({ i18n, payload, rowData }: Props) {
  if (!rowData) return null;
  const { document, firstField, language: code, source, title } = rowData as TranslationState;
  const language = adminLanguage(i18n.language);
  const { collections, globals } = payload.config;
  const kind = kindOf(payload.config, source, language);
  const name = title || officeWords(language).editing.untitled.untitled;
  const fields = [...collections, ...globals].find(({ slug }) => slug === source)?.flattenedFields;
  return (
    <>
      <Link
        href={formAddress(source, document, code as Locale, firstField ?? null)}
        prefetch={false}
      >
        {document === '' ? kind : `${kind}: ${name}`}
      </Link>
      {firstField ? (
        <div className="quiet">{fieldInWords(fields ?? [], firstField, language)}</div>
      ) : null}
    </>
  );
}

export function LanguageCell({ rowData }: Props) {
  const code = LOCALE_CODES.find((one) => one === rowData?.language);
  return code ? <span lang={code}>{LOCALES[code].name}</span> : null;
}
