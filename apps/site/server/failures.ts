import { splitLocale } from '../app/i18n/locale-path.ts';
import { failedPage } from './error-pages/error-pages.ts';
import type { Middleware } from './http/request-context.ts';
import { describe, log } from './telemetry/log.ts';

/** The last resort: whatever goes wrong further in, the visitor gets a page that says nothing of it. */
export const failures: Middleware = async (request, next) => {
  try {
    return await next(request);
  } catch (error) {
    log('error', 'request.failed', {
      method: request.method,
      path: request.path,
      ...describe(error),
    });
    return failedPage(splitLocale(request.path).locale);
  }
};
