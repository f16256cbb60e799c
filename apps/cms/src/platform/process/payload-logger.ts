import { type Config, defaultLoggerOptions } from 'payload';
import { isAboutRequest, safeError, safeText } from './safe-error.ts';

type Given = Extract<NonNullable<Config['logger']>, { options: unknown }>;

/** The loggable form of an argument: errors and texts are cleaned, counts and ids stay. */
function safe(argument: unknown): unknown {
  if (typeof argument === 'string') return safeText(argument);
  if (argument instanceof Error) return safeError(argument);
  return argument;
}

/** The fields of a line; an error that is logged by itself is under `err`, as elsewhere. */
function safeFields(first: unknown): unknown {
  if (first instanceof Error) return { err: safeError(first) };
  if (typeof first !== 'object' || first === null) return safe(first);
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, safe(value)]));
}

/** The error of a line, if it is a refusal: the fault is in the request, not in the service. */
function refusalIn([first]: unknown[]): (Error & { status: number }) | null {
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  if (isAboutRequest(error)) return Object.assign(error, { status: 400 });
  if (!(error instanceof Error && 'status' in error)) return null;
  return Number(error.status) >= 400 && Number(error.status) < 500 ? (error as never) : null;
}

/**
 * All lines of the log, Payload's and ours, pass here and lose their values. A refusal is one line of
 * information without a stack: guesses and typing errors do not fill the list of errors.
 */
const options: Given['options'] = {
  serializers: { err: (error: unknown) => error },
  hooks: {
    logMethod(args, method) {
      const refusal = refusalIn(args);
      if (refusal)
        return this.info({ status: refusal.status, type: refusal.name }, safeText(refusal.message));
      const [first, ...rest] = args as unknown[];
      method.apply(this, [safeFields(first), ...rest.map(safe)] as Parameters<typeof method>);
    },
  },
};

/** One line of JSON each, as the site's are: for programs, in UTC. */
const asJson: Given['options'] = {
  ...options,
  base: { app: 'cms' },
  formatters: { level: (level) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
};

/** Payload's log: lines of JSON, which `npm run dev` makes readable, and coloured text in tests and commands. */
export function payloadLogger(nodeEnv: string | undefined): Given {
  if (nodeEnv === 'production' || nodeEnv === 'development') return { options: asJson };
  return { options, destination: defaultLoggerOptions };
}
