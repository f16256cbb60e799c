/**
 * Loaded before Next in production: sends traces where `OTEL_EXPORTER_OTLP_ENDPOINT` names a receiver.
 * Nothing of the library is loaded elsewhere, and Next's bundles do not hold it.
 */
// biome-ignore lint/style/noProcessEnv: reading all settings would delay every start by a tenth of a second
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { env } = await import('./env.ts');
  const { endTracing } = await import('@osnowa/http/tracing');
  const { openTracing } = await import('@osnowa/http/open-tracing');
  openTracing('cms', env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '');
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void endTracing());
}

// Its imports are only made when they are needed; without this it would be no module.
export {};
