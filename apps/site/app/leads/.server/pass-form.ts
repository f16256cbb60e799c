import { AppError, FORMS, type FormPath } from '@osnowa/contract';
import { maxFormBytes, mostReadBytes, pacedBody } from '@osnowa/http';
import type { SiteRequest } from '../../content/request.ts';
import { isTooLarge } from './read-form.ts';
import { outcomeOf, refusalOf, type SentForm, tooLargeFiles } from './send-form.ts';

/**
 * Streams a form that a script sent to the web API without reading it: the script has checked and
 * completed it, the browser still has what was typed, and the API alone decides the outcome. Never
 * throws for an API that is down.
 * @throws a 400 or 413 response for a body that was cut off, comes too slowly or is too long
 */
export async function passForm(
  path: FormPath,
  { headers, body }: Request,
  { leads, client, locale }: SiteRequest,
): Promise<SentForm> {
  const contentType = headers.get('content-type') ?? '';
  const { maxFiles } = FORMS[path];
  const isRefused = maxFiles > 0 && isTooLarge(path, headers);
  const most = isRefused
    ? mostReadBytes(contentType, maxFiles).body
    : maxFormBytes(contentType, maxFiles);
  if (!body) throw refusalOf(new AppError('BadRequest', 'The body is empty.'));
  const paced = pacedBody(body, most, () => new AppError('TooLarge', 'The body is too long.'));
  let failure: unknown = null;
  const next = async () => {
    try {
      return await paced.next();
    } catch (error) {
      failure = error;
      throw refusalOf(error);
    }
  };
  if (isRefused) {
    while (await next());
    return tooLargeFiles(path, 0, {});
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await next();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const length = headers.get('content-length') ?? undefined;
  const form = { contentType, body: stream, length, locale };
  const sent = await outcomeOf(leads.submit(path, form, client), {});
  if (failure) throw refusalOf(failure);
  // An answer may come early: the sender sees it only after the rest was read.
  while (await next());
  return sent;
}
