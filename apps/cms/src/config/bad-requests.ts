import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type SanitizedConfig,
} from 'payload';
import { wordsFor } from '../kit/words.ts';
import { isAboutRequest } from '../process/safe-error.ts';

/** Answers 400 where Payload answers 500 to a faulty request, such as one with a word as id. */
export const answerBadRequest: AfterErrorHook = ({ error, req }) => {
  if (!isAboutRequest(error)) return;
  const message = wordsFor(req).frame.badRequests.unreadable;
  return { response: { errors: [{ name: 'APIError', message }] }, status: 400 } as never;
};

/** @throws APIError 400 for data that are no object: Payload reads fields of any value */
const refuseOtherData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  const { data } = args as { data?: unknown };
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  // A file may come without any field.
  const isFile = data === undefined && Boolean(collection.upload);
  if (!isObject && !isFile)
    throw new APIError(wordsFor(req).frame.badRequests.unreadable, 400, null, true);
};

/** Has every collection refuse data that are no object. */
export function refuseBadData(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [refuseOtherData, ...hooks.beforeOperation];
  }
  return config;
}
