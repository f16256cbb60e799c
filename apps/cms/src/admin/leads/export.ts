import { Readable } from 'node:stream';
import { Forbidden, type PayloadHandler, type PayloadRequest, type Where } from 'payload';
import { recordAudit } from '../../access/audit.ts';
import type { Lead } from '../../database/generated/payload-types.ts';
import { type LeadEstimate, leadEstimates } from '../../estimates/lead-estimate.ts';
import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { FORM_LABELS, LEAD_STATES, TOPIC_LABELS } from '../../fields/states.ts';
import { ownLeads, seesLeads } from '../../leads/access.ts';
import { type NotifiedLead, requestFacts } from '../../mail/compose/notified-facts.ts';
import { MAIL_WORDS } from '../../mail/texts/mail-words.ts';
import { readCompany } from '../../reads/company.ts';
import { campaignCells, csv, EXPORT_COLUMNS, phoneCell, timeCell } from './export-cells.ts';
import { listFilter, refuseBadDates } from './inbox-filter.ts';

/** Leads read at a time: the whole list is never in memory. */
const BATCH = 500;

type Column = keyof typeof EXPORT_COLUMNS;
const COLUMNS = Object.keys(EXPORT_COLUMNS) as Column[];
const SELECT = Object.fromEntries(
  [...COLUMNS, 'phoneNormalised', 'extra'].map((field) => [field, true as const]),
);

/** Columns of times; their heading names the zone. */
const TIMES: readonly Column[] = ['createdAt', 'firstAnsweredAt'];

/** The whole request, as in the company's mail: a line for each fact. */
function requestAsText(lead: Lead, estimate: LeadEstimate | null, locale: AdminLanguage): string {
  return requestFacts(lead as NotifiedLead, estimate, locale, MAIL_WORDS[locale])
    .map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(', ')}`)
    .join('\n');
}

/** Formats of a lead in the list: names in place of ids, the language, the time zone. */
interface ListFormat {
  locale: AdminLanguage;
  timeZone: string;
  people: ReadonlyMap<number, string>;
  estimates: ReadonlyMap<number, LeadEstimate>;
}

/** One lead as a line of the list. */
function lineOf(lead: Lead, listFormat: ListFormat): string[] {
  const { people, estimates, locale, timeZone } = listFormat;
  const estimate = estimates.get(lead.estimate as number) ?? null;
  const inWords: Partial<Record<Column, string | undefined>> = {
    createdAt: timeCell(lead.createdAt, timeZone),
    firstAnsweredAt: timeCell(lead.firstAnsweredAt, timeZone),
    phoneNumber: phoneCell(lead),
    ...campaignCells(lead.campaign),
    state: LEAD_STATES.find(({ value }) => value === lead.state)?.label[locale],
    assignee: people.get(lead.assignee as number),
    formType: FORM_LABELS[lead.formType][locale],
    topic: TOPIC_LABELS[lead.topic][locale],
    details: requestAsText(lead, estimate, locale),
    estimate: estimate?.saved.number ?? '',
    consent: lead.consent?.version ?? '',
  };
  return COLUMNS.map((column) => inWords[column] ?? String(lead[column as keyof Lead] ?? ''));
}

/** The heading: the name of each column, and the time zone. */
function headingOf({ locale, timeZone }: Pick<ListFormat, 'locale' | 'timeZone'>): string[] {
  return COLUMNS.map((column) => {
    const label = EXPORT_COLUMNS[column][locale];
    return TIMES.includes(column) ? `${label} (${timeZone})` : label;
  });
}

/** The first leads, through Payload, which refuses an invalid query. */
async function readFirst(req: PayloadRequest, where: Where): Promise<Lead[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where,
    sort: '-id',
    limit: BATCH,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs;
}

/** The following leads, from the database directly, with only the exported columns. */
async function readNext(req: PayloadRequest, where: Where, before: number): Promise<Lead[]> {
  const own = await ownLeads({ req });
  if (own === false) return [];
  const conditions = [where, { id: { less_than: before } }, ...(own === true ? [] : [own])];
  const { docs } = await req.payload.db.find<Lead>({
    collection: 'leads',
    where: { and: conditions },
    sort: '-id',
    limit: BATCH,
    pagination: false,
    select: SELECT,
    req,
  });
  return docs;
}

async function namesOfPeople(req: PayloadRequest): Promise<Map<number, string>> {
  const { docs } = await req.payload.db.find<{ id: number; name: string }>({
    collection: 'users',
    pagination: false,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** The estimates of these leads. */
function estimatesOf(
  req: PayloadRequest,
  leads: readonly Lead[],
): Promise<ListFormat['estimates']> {
  const ids = leads.flatMap(({ estimate }) => (estimate as number | null) ?? []);
  return leadEstimates(req.payload, ids);
}

async function* linesOf(req: PayloadRequest, where: Where, first: Lead[], locale: AdminLanguage) {
  const people = await namesOfPeople(req);
  const { timeZone } = await readCompany(req.payload, locale);
  // By this byte order mark, spreadsheets recognise UTF-8.
  yield `\uFEFF${csv([headingOf({ locale, timeZone })])}`;
  let batch = first;
  while (batch.length > 0) {
    const listFormat = { people, estimates: await estimatesOf(req, batch), locale, timeZone };
    yield csv(batch.map((lead) => lineOf(lead, listFormat)));
    const last = batch.at(-1)?.id ?? 0;
    batch = batch.length < BATCH ? [] : await readNext(req, where, last);
  }
}

/** The list of leads as it is filtered on the screen, newest first, as a file for a spreadsheet. */
export const exportLeads: PayloadHandler = async (req) => {
  if (!seesLeads(req.user)) throw new Forbidden(req.t);
  const { language } = req.i18n;
  const locale = adminLanguage(language);
  const where = listFilter(req);
  refuseBadDates(where, req);
  // An invalid query is refused here, before the response begins.
  const first = await readFirst(req, where);
  const filter = new URL(req.url ?? '', 'http://cms').searchParams;
  await recordAudit(req.payload, req, {
    action: 'export',
    subject: 'leads',
    detail: [...filter.keys()].filter((key) => key !== 'search').join(', ') || undefined,
  });
  const day = new Date().toISOString().slice(0, 10);
  const lines = Readable.from(linesOf(req, where, first, locale), { objectMode: false });
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${day}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};
