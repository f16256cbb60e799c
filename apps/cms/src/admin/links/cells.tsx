import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps } from 'payload';
import type { BrokenLink } from '../../database/generated/payload-types.ts';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { placeOfLink, reasonInWords } from './place-of-link.ts';

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload' | 'rowData'>;

function rowOf({ rowData }: Props): BrokenLink {
  return rowData as BrokenLink;
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

/** The document and the field that hold the link. */
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

/** The fault of a link, and since when it exists. */
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
