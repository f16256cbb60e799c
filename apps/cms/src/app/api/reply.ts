import { createHash } from 'node:crypto';
import {
  AppError,
  ENDPOINTS,
  type EndpointInput,
  type EndpointName,
  ERROR_STATUS,
  type ErrorReply,
  laterKind,
} from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import type { z } from 'zod';

/** The bytes of an answer and their ETag. */
export interface Reply {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Writes an answer as JSON. */
export function encode(answer: unknown): Reply {
  const body = new TextEncoder().encode(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** An answer without these fields, and sections of these kinds, in all of its records. */
export function withoutFields(answer: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return answer;
  const known = (name: string, value: unknown) => {
    if (fields.includes(name)) return undefined;
    if (!Array.isArray(value)) return value;
    return value.filter((item) => !fields.includes(laterKind(item?.kind)));
  };
  return JSON.parse(JSON.stringify(answer, known));
}

/** Whether the client has these bytes already, by its If-None-Match header. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/**
 * The JSON of a body, as its schema describes it.
 * @throws AppError BadRequest with this sentence
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>, sentence: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('BadRequest', sentence, { cause });
  }
}

/** Largest input of a call, in bytes: an estimate has a few kilobytes, the others a token. */
const MAX_INPUT = 32 * 1024;

/** Name of a call with a body. */
export type PostName = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name]['method'] extends 'POST' ? Name : never;
}[EndpointName];

/**
 * The input of a call.
 * @throws AppError BadRequest, or TooLarge
 */
export async function inputOf<Name extends PostName>(
  name: Name,
  request: Request,
): Promise<EndpointInput<Name>> {
  const body = await boundedBody(request, MAX_INPUT);
  if (!body) throw new AppError('TooLarge', 'The input is longer than any of the contract.');
  const schema: z.ZodType = ENDPOINTS[name].input;
  const sentence = 'Send the input as JSON, as the contract describes it.';
  return readJson(body.toString('utf8'), schema, sentence) as EndpointInput<Name>;
}

/** The contract's reply to an error; unexpected errors are only logged. */
export function errorReply(error: unknown): { status: number; body: ErrorReply } {
  const { code, message } =
    error instanceof AppError ? error : new AppError('Internal', 'Something went wrong.');
  return { status: ERROR_STATUS[code], body: { error: { code, message } } };
}
