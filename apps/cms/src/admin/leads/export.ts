import { Readable } from 'node:stream';
import type { PayloadHandler, PayloadRequest, Where } from 'payload';
import type { Lead, LeadNote } from '../../database/generated/payload-types.ts';
import { type LeadEstimate, leadEstimates } from '../../estimates/lead-estimate.ts';
import { cameBy } from '../../fields/states.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { labels, officeWords, type Words } from '../../kit/words.ts';
import { withCurrentCalls } from '../../leads/calls/current-calls.ts';
import { LEAD_DATA_FIELDS, leadData } from '../../leads/events/lead-data.ts';
import { withMeaning } from '../../leads/search/written.ts';
import { type NotifiedLead, requestFacts } from '../../mail/compose/notified-facts.ts';
import { MAIL_WORDS } from '../../mail/words.ts';
import { readCompany } from '../../reads/company.ts';
import { campaignCells, csv, phoneCell, timeCell } from './export-cells.ts';
import { listFilter, refuseBadDates } from './inbox-filter.ts';
import { type LeadReader, leadReader, recordExport } from './lead-reader.ts';

/** Leads read at a time: the whole list is never in memory. */
const BATCH = 500;

type Column = keyof Words['leadRules']['exportCells']['exportColumns'];
const COLUMNS = Object.keys(labels((w) => w.leadRules.exportCells.exportColumns)) as Column[];
const SELECT = {
  ...Object.fromEntries(COLUMNS.map((field) => [field, true as const])),
  ...LEAD_DATA_FIELDS,
};

/** Columns of times; their heading names the zone. */
const TIMES: readonly Column[] = ['createdAt', 'firstAnsweredAt'];

/** The whole request, as in the company's mail: a line for each fact. */
function requestAsText(
  lead: Lead,
  estimate: LeadEstimate | null,
  { locale, timeZone }: Pick<ListFormat, 'locale' | 'timeZone'>,
): string {
  return requestFacts(lead as NotifiedLead, estimate, locale, MAIL_WORDS[locale], timeZone)
    .map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(', ')}`)
    .join('\n');
}

/** Formats of a lead in the list: names in place of ids, the language, the time zone. */
interface ListFormat {
  locale: AdminLanguage;
  timeZone: string;
  people: ReadonlyMap<number, string>;
  estimates: ReadonlyMap<number, LeadEstimate>;
  notes: ReadonlyMap<number, string>;
}

function lineOf(lead: Lead, listFormat: ListFormat): string[] {
  const { people, estimates, notes, locale, timeZone } = listFormat;
  const estimate = estimates.get(lead.estimate as number) ?? null;
  const inWords: Partial<Record<Column, string | undefined>> = {
    createdAt: timeCell(lead.createdAt, timeZone),
    firstAnsweredAt: timeCell(lead.firstAnsweredAt, timeZone),
    phoneNumber: phoneCell(lead),
    ...campaignCells(lead.campaign),
    state: officeWords(locale).states.leadStates[lead.state],
    assignee: people.get(lead.assignee as number),
    formType: cameBy(lead, officeWords(locale)),
    topic: officeWords(locale).states.topic[lead.topic],
    details: requestAsText(lead, estimate, listFormat),
    estimate: estimate?.saved.number ?? '',
    consent: lead.consent?.version ?? '',
    notes: notes.get(lead.id),
    source: lead.source ? officeWords(locale).states.leadSources[lead.source] : undefined,
    currency: typeof lead.value === 'number' ? undefined : '',
    lossReason: lead.lossReason
      ? officeWords(locale).states.lossReasons[lead.lossReason]
      : undefined,
  };
  return COLUMNS.map((column) => inWords[column] ?? String(lead[column as keyof Lead] ?? ''));
}

/** The heading: the name of each column, and the time zone. */
function headingOf({ locale, timeZone }: Pick<ListFormat, 'locale' | 'timeZone'>): string[] {
  return COLUMNS.map((column) => {
    const label = officeWords(locale).leadRules.exportCells.exportColumns[column];
    return TIMES.includes(column) ? `${label} (${timeZone})` : label;
  });
}

/** A selection for export: the leads of a filter that a reader may see. */
interface Selection {
  req: PayloadRequest;
  reader: LeadReader;
  where: Where;
}

/**
 * The first leads. Those of a person are read through Payload, which refuses an invalid query.
 */
async function readFirst(selection: Selection): Promise<Lead[]> {
  const { req, reader, where } = selection;
  if (reader.key !== null) return readNext(selection, Number.MAX_SAFE_INTEGER);
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
async function readNext({ req, reader, where }: Selection, before: number): Promise<Lead[]> {
  const { scope } = reader;
  const conditions = [where, { id: { less_than: before } }, ...(scope === true ? [] : [scope])];
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

/** All leads of a selection, some hundred at a time. */
async function* batchesOf(selection: Selection, first: Lead[]): AsyncGenerator<Lead[]> {
  let batch = first;
  while (batch.length > 0) {
    yield batch;
    const last = batch.at(-1)?.id ?? 0;
    batch = batch.length < BATCH ? [] : await readNext(selection, last);
  }
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

/** A note as a line of a cell: when, by whom, of which kind. */
function noteInWords(
  { at, authorName, kind, text }: LeadNote,
  locale: AdminLanguage,
  timeZone: string,
): string {
  const kindInWords = officeWords(locale).states.noteKinds[kind] ?? kind;
  const stamp = [timeCell(at, timeZone), authorName].filter(Boolean).join(', ');
  return `${stamp} (${kindInWords}): ${text}`;
}

/**
 * Notes about these leads, by the lead's id, oldest first: the text from before notes had an author
 * each, then a line for each note.
 */
async function notesOf(
  req: PayloadRequest,
  leads: readonly Lead[],
  { locale, timeZone }: { locale: AdminLanguage; timeZone: string },
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await req.payload.db.find<LeadNote>({
    collection: 'lead-notes',
    where: { lead: { in: leads.map(({ id }) => id) } },
    sort: 'id',
    pagination: false,
    req,
  });
  const lines = new Map(leads.map(({ id, notes }) => [id, notes ? [notes] : []]));
  for (const note of docs) {
    lines.get(Number(note.lead))?.push(noteInWords(note, locale, timeZone));
  }
  return new Map([...lines].map(([id, texts]) => [id, texts.join('\n')]));
}

/** The list for a spreadsheet. */
async function* linesOf(selection: Selection, first: Lead[]) {
  const { req } = selection;
  const locale = adminLanguage(req.i18n.language);
  const people = await namesOfPeople(req);
  const { timeZone } = await readCompany(req.payload, locale);
  // By this byte order mark, spreadsheets recognise UTF-8.
  yield `\uFEFF${csv([headingOf({ locale, timeZone })])}`;
  for await (const batch of batchesOf(selection, first)) {
    const at = { locale, timeZone };
    const notes = await notesOf(req, batch, at);
    const listFormat = { people, estimates: await estimatesOf(req, batch), notes, ...at };
    const leads = await withCurrentCalls(req.payload, batch);
    yield csv(leads.map((lead) => lineOf(lead, listFormat)));
  }
}

/** The list for another program, each lead as a webhook has it. */
async function* jsonOf(selection: Selection, first: Lead[]) {
  let before = '{"leads":[\n';
  for await (const batch of batchesOf(selection, first)) {
    for (const lead of await leadData(selection.req.payload, batch)) {
      yield before + JSON.stringify(lead);
      before = ',\n';
    }
  }
  yield before.startsWith('{') ? `${before}]}\n` : '\n]}\n';
}

/** The formats of an exported list. */
const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: linesOf },
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
} as const;

/** Names of parameters that choose leads: the audit log does not contain searched words. */
function filterOf(parameters: URLSearchParams): string {
  return [...parameters.keys()].filter((key) => key !== 'search' && key !== 'format').join(', ');
}

/**
 * The list of leads as the browser filters it, newest first, as a file for a spreadsheet or another
 * program (`format=json`). With an API key it is the whole list that other programs may see.
 */
export const exportLeads: PayloadHandler = async (req) => {
  const reader = await leadReader(req);
  // A key has no account whose rights a condition of its own could be checked against.
  if (reader.key !== null) req.query = {};
  const where = await withMeaning(listFilter(req), req);
  refuseBadDates(where, req);
  const selection = { req, reader, where };
  // An invalid query is refused here, before the response begins.
  const first = await readFirst(selection);
  const parameters = new URL(req.url ?? '', 'http://cms').searchParams;
  const format = parameters.get('format') === 'json' ? 'json' : 'csv';
  const filter = reader.key === null ? filterOf(parameters) : '';
  const detail = [format === 'json' ? 'JSON' : '', filter].filter(Boolean).join('; ');
  await recordExport(req, reader, detail);
  const day = new Date().toISOString().slice(0, 10);
  const { type, write } = FORMATS[format];
  const lines = Readable.from(write(selection, first), { objectMode: false });
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="leads-${day}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};
