/**
 * Loaded before Next in production: sends traces where `OTEL_EXPORTER_OTLP_ENDPOINT` names a receiver.
 * Nothing of the library is loaded elsewhere, and Next's bundles do not hold it.
 */
import { endTracing } from '@osnowa/http/tracing';
import { env } from './env.ts';

const { OTEL_EXPORTER_OTLP_ENDPOINT: receiver } = env;
if (receiver) {
  const { openTracing } = await import('@osnowa/http/open-tracing');
  openTracing('cms', receiver);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void endTracing());
}
