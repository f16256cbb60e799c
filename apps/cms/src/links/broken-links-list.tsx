import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps, Payload, Where } from 'payload';
import { type AdminLanguage, adminLanguage } from '../kit/office-language.ts';
import { listTabs } from '../kit/tabs.tsx';
import { officeWords } from '../kit/words.ts';
import type { BrokenLink } from '../platform/database/generated/payload-types.ts';
import { SCHEDULE_ZONE } from '../platform/time-zone.ts';
import { type NamedPlace, namedPlace, titleOf } from '../reads/named-place.ts';

/** Links to correct. */
export const TO_DO = {
  state: { equals: 'broken' },
  ignored: { not_equals: true },
} satisfies Where;

const VIEWS = {
  toDo: TO_DO,
  unknown: { state: { equals: 'unknown' }, ignored: { not_equals: true } },
  ignored: { ignored: { equals: true } },
  all: {},
} satisfies Record<string, Where>;

/** Above the list of broken links: tabs for those to correct, uncheckable ones and ignored ones. */
export const LinkTabs = listTabs({
  collection: 'broken-links',
  read: ({ links: { link } }) => ({
    label: link.views,
    about: link.about,
    tabs: (Object.keys(VIEWS) as (keyof typeof VIEWS)[]).map((name) => ({
      label: link[name],
      where: VIEWS[name],
      counted: { and: [{ state: { not_equals: 'suspected' } }, VIEWS[name]] },
      urgent: name === 'toDo',
    })),
  }),
});

/** The field that holds a link, in words, and the address that opens it. */
export async function placeOfLink(
  payload: Payload,
  { source, document, path, language: code }: BrokenLink,
  language: AdminLanguage,
): Promise<NamedPlace> {
  const title = document ? (await titleOf(payload, source, document)) || document : '';
  const place = { source, document: document ?? '', title, path, language: code ?? null };
  return namedPlace(payload.config, place, language);
}

/** The reason in words, with the code of the HTTP answer. */
export function reasonInWords({ reason, status }: BrokenLink, language: AdminLanguage): string {
  return `${officeWords(language).links.reason[reason]}${status ? ` (${status})` : ''}`;
}

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload' | 'rowData'>;

function rowOf({ rowData }: Props): BrokenLink {
  return (rowData ?? {}) as BrokenLink;
}

/** The address itself, as visitors would follow it. Payload's own cell would lead to a form. */
export function AddressCell(props: Props) {
  const { address } = rowOf(props);
  if (!address) return null;
  const isOwn = address.startsWith('/');
  return isOwn ? (
    <span className="address">{address}</span>
  ) : (
    <a className="address" href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}

export async function PlaceCell(props: Props) {
  const row = rowOf(props);
  if (!row.source) return null;
  const language = adminLanguage(props.i18n.language);
  const { name, field, href } = await placeOfLink(props.payload, row, language);
  return (
    <span className="two-lines">
      <Link href={href} prefetch={false}>
        {name}
      </Link>
      <small>{field}</small>
    </span>
  );
}

export function StateCell(props: Props) {
  const row = rowOf(props);
  const language = adminLanguage(props.i18n.language);
  const { linkStates } = officeWords(language).states;
  if (!row.state) return null;
  return (
    <span className="two-lines">
      <span className={row.state === 'broken' ? 'alert-text' : undefined}>
        {linkStates[row.state]}
      </span>
      <small>
        {reasonInWords(row, language)},{' '}
        {fill(officeWords(language).links.link.since, { day: dayOf(row.since, language) })}
      </small>
    </span>
  );
}

/** A day in Warsaw: the checks run in its nights. */
function dayOf(moment: string, language: AdminLanguage): string {
  const format = { timeZone: SCHEDULE_ZONE, dateStyle: 'medium' } as const;
  return new Intl.DateTimeFormat(LOCALES[language].fullCode, format).format(new Date(moment));
}

/** A day in a column of its own. */
export function DayCell({ cellData, i18n }: Props) {
  if (typeof cellData !== 'string') return null;
  return <time dateTime={cellData}>{dayOf(cellData, adminLanguage(i18n.language))}</time>;
}

/** The list alone has the buttons. */
export function NoField() {
  return null;
}
