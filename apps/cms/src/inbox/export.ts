import { Readable } from 'node:stream';
import { APIError, type PayloadRequest, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { leadScope } from '../accounts/access.ts';
import { endpoint } from '../kit/endpoint.ts';
import { type AdminLanguage, adminLanguage } from '../kit/office-language.ts';
import { officeWords } from '../kit/words.ts';
import { leadEstimates } from '../leads/estimates/lead-estimate.ts';
import { withCurrentCalls } from '../leads/events/bookings.ts';
import { APART, formsApart } from '../leads/next-states.ts';
import { leadData, offersOf } from '../leads/sales/lead-data.ts';
import { decidedAt, worthOf } from '../leads/sales/worth.ts';
import { AWAKE, withMeaning } from '../leads/search/find.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { findSeen, findStored, type Stored } from '../platform/database/stored.ts';
import { readCompany } from '../reads/company.ts';
import { csv, headingOf, lineOf, timeCell } from './export-cells.ts';
import { type LeadReader, leadReader, recordExport } from './feed.ts';

/**
 * Leads in hidden states are not in the list until a filter names a state, nor those of another form
 * than a buyer's until one names the form, their owner or a snooze. Leads that are snoozed are not in the
 * inbox itself. A search finds them all.
 */
export function inboxFilter({
  req,
}: {
  req: Pick<PayloadRequest, 'query' | 'user'>;
}): Where | null {
  const { where, search } = req.query;
  const asked = JSON.stringify(where ?? '');
  const names = (...fields: string[]) => fields.some((field) => asked.includes(`"${field}"`));
  const isEverywhere = Boolean(search) || names('formType', 'snoozedUntil');
  const conditions: Where[] = [
    ...(names('state') ? [] : [{ state: { not_in: [...APART] } }]),
    ...(isEverywhere || names('assignee')
      ? []
      : [{ formType: { not_in: formsApart(leadScope(req.user)) } }]),
    ...(isEverywhere || names('state', 'waitsSince') ? [] : [AWAKE]),
  ];
  return conditions.length === 0 ? null : { and: conditions };
}

/** The filter of a list from its address: search, conditions, and hidden states. */
function listFilter(req: PayloadRequest): Where {
  const { where, search } = req.query;
  const { leads } = req.payload.collections;
  const conditions = [where as Where | undefined, inboxFilter({ req })].filter(Boolean) as Where[];
  return mergeListSearchAndWhere({
    collectionConfig: leads.config,
    search: typeof search === 'string' ? search : '',
    where: { and: conditions },
  });
}

/** @throws APIError 400 for an invalid date: the database would fail on it */
function refuseBadDates(where: unknown, req: PayloadRequest): void {
  if (typeof where !== 'object' || where === null) return;
  const { flattenedFields } = req.payload.collections.leads.config;
  for (const [name, condition] of Object.entries(where)) {
    const isDate = flattenedFields.some((field) => field.name === name && field.type === 'date');
    const given = isDate && typeof condition === 'object' ? Object.entries(condition ?? {}) : [];
    const isBad = given.some(
      ([operator, value]) => operator !== 'exists' && Number.isNaN(Date.parse(String(value))),
    );
    if (isBad) throw new APIError('A date of the filter is not a date.', 400, undefined, true);
    refuseBadDates(condition, req);
  }
}

/** Leads read at a time: the whole list is never in memory. */
const BATCH = 500;

/** A selection for export: the leads of a filter that a reader may see. */
interface Selection {
  req: PayloadRequest;
  reader: LeadReader;
  where: Where;
}

/**
 * The first leads. Those of a person are read through Payload, which refuses an invalid query.
 */
function readFirst(selection: Selection): Promise<Lead[]> {
  const { req, reader, where } = selection;
  if (reader.key !== null) return readNext(selection, Number.MAX_SAFE_INTEGER);
  return findSeen(req, 'leads', { where, sort: '-id', limit: BATCH });
}

/** The following leads, from the database directly. */
function readNext({ req, reader, where }: Selection, before: number): Promise<Lead[]> {
  const { scope } = reader;
  const conditions = [where, { id: { less_than: before } }, ...(scope === true ? [] : [scope])];
  const query = { where: { and: conditions }, sort: '-id', limit: BATCH, req };
  return findStored(req.payload, 'leads', query);
}

async function* batchesOf(selection: Selection, first: Lead[]): AsyncGenerator<Lead[]> {
  let batch = first;
  while (batch.length > 0) {
    yield batch;
    const last = batch.at(-1)?.id ?? 0;
    batch = batch.length < BATCH ? [] : await readNext(selection, last);
  }
}

async function namesOfPeople(req: PayloadRequest): Promise<Map<number, string>> {
  const people = await findStored(req.payload, 'users', { fields: ['name'], req });
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** A note as a line of a cell: when, by whom, of which kind. */
function noteInWords(
  { at, authorName, kind, text }: Stored<'lead-notes'>,
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
  const where = { lead: { in: leads.map(({ id }) => id) } };
  const all = await findStored(req.payload, 'lead-notes', { where, sort: 'id', req });
  const lines = new Map(leads.map(({ id, notes }) => [id, notes ? [notes] : []]));
  for (const note of all) {
    lines.get(note.lead)?.push(noteInWords(note, locale, timeZone));
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
    const sent = batch.flatMap(({ estimate }) => (estimate as number | null) ?? []);
    const estimates = await leadEstimates(req.payload, sent);
    const values = await worthOf(req.payload, batch);
    const worth = new Map(batch.map(({ id }, nth) => [id, values[nth] ?? null]));
    const decided = await decidedAt(req.payload, batch);
    const offers = await offersOf(req.payload, batch);
    const leads = await withCurrentCalls(req.payload, batch);
    const format = { people, estimates, notes, worth, decided, offers, ...at };
    yield csv(leads.map((lead) => lineOf(lead, format)));
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

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: linesOf },
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
} as const;

/** Names of parameters that choose leads: the audit log does not contain searched words. */
function filterOf(parameters: URLSearchParams): string {
  return [...parameters.keys()].filter((key) => key !== 'search' && key !== 'format').join(', ');
}

async function run(req: PayloadRequest): Promise<Response> {
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
}

/**
 * The list of leads as the browser filters it, newest first, as a file for a spreadsheet or another
 * program (`format=json`). With an API key it is the whole list that other programs may see.
 */
export const exportLeads = endpoint({ path: '/export', method: 'get', run });
