import {
  MOST_PREVIEW_BYTES,
  PREVIEW_VALUES_PATH,
  type PreviewRecords,
  previewRecords,
  VALUES_PARAMETER,
} from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import type { RequestContext } from '../http/request-context.ts';

/** Whether a request asks for a page with the values of a form, instead of sending one of its forms. */
export function hasValues({ method, search }: RequestContext): boolean {
  return method === 'POST' && new URLSearchParams(search).has(VALUES_PARAMETER);
}

/** The values of a form in a request, as JSON; `null` without any, or where they are too long. */
export async function valuesIn({ headers, body }: RequestContext): Promise<string | null> {
  const bytes = await boundedBody({ headers, body }, MOST_PREVIEW_BYTES);
  const type = headers.get('content-type') ?? '';
  if (!bytes || !type.startsWith('multipart/form-data')) return null;
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const values = form?.get(VALUES_PARAMETER);
  return typeof values === 'string' ? values : null;
}

/** The values for the script of a page that was opened with them: it follows them from here. */
export function valuesElement(values: string): string {
  const json = values.replace(/</g, '\\u003c');
  return `<script type="application/json" data-values>${json}</script>`;
}

type Entry = PreviewRecords[string];

/** Whether a query of a list asks for this record; it filters by fields of records, or by ids. */
function isAsked(record: Readonly<Record<string, unknown>>, query: URLSearchParams): boolean {
  return [...query].every(([field, value]) => {
    if (field.startsWith('_')) return true;
    if (field === 'id_in') return query.getAll(field).includes(String(record.id));
    return record[field] === value;
  });
}

/** The answer of a read with the form's record in it. */
async function answerWith(answer: Response, entry: Entry, query: URLSearchParams) {
  const { id, record } = entry;
  if (id === undefined) {
    const body = record ?? { error: { code: 'NotFound', message: 'It lacks required fields.' } };
    return Response.json(body, { status: record ? 200 : 404, headers: answer.headers });
  }
  const stored: unknown = answer.ok ? await answer.json() : [];
  const records = Array.isArray(stored) ? stored : [];
  const isStored = records.some((one) => one.id === id);
  const shown = isStored
    ? records.flatMap((one) => (one.id === id ? (record ?? []) : one))
    : [...records, ...(record && isAsked(record, query) ? [record] : [])];
  return Response.json(shown, { headers: answer.headers });
}

/**
 * Reads as the content service answers them, with the document of a form as the form has it. The
 * service serialises it once for all reads of a page.
 * @param values of the form, as JSON
 */
export function withValues(asking: typeof fetch, apiUrl: string, values: string): typeof fetch {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: values };
  const records = asking(`${apiUrl}${PREVIEW_VALUES_PATH}`, init).then(async (answer) =>
    // A document that was deleted meanwhile, or has no page: its page is shown as it is stored.
    answer.ok ? previewRecords.parse(await answer.json()) : {},
  );
  // Each read says so again.
  records.catch(() => undefined);
  return async (address, init) => {
    const { pathname, searchParams } = new URL(String(address));
    const [answer, found] = await Promise.all([asking(address, init), records]);
    const entry = found[pathname.slice(new URL(apiUrl).pathname.length + 1)];
    return entry ? answerWith(answer, entry, searchParams) : answer;
  };
}
