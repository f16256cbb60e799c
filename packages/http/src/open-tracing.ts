import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { setTracing, type TraceSource } from './tracing.ts';

/** Longest that the end of the process waits for the receiver, in ms. */
const END_WITHIN = 2_000;

/**
 * Makes this process send its spans to a receiver, as OTLP over HTTP.
 * Nothing is registered with the API of OpenTelemetry: Next would find it there and write spans of its
 * own, with whole addresses.
 * @param service name under which the receiver shows the spans
 * @param receiver base address, without a slash at the end
 */
export function openTracing(service: string, receiver: string): void {
  const exporter = new OTLPTraceExporter({ url: `${receiver}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('osnowa');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  function contextOf(source: TraceSource): Context {
    const get = (_: unknown, name: string) => source.get(name) ?? undefined;
    return propagator.extract(ROOT_CONTEXT, source, { get, keys: () => [] });
  }

  setTracing({
    span(name, attributes, work, from) {
      const parent = from ? contextOf(from) : (current.getStore() ?? ROOT_CONTEXT);
      const span = tracer.startSpan(name, { attributes }, parent);
      return current.run(trace.setSpan(parent, span), async () => {
        try {
          return await work();
        } catch (error) {
          const message = error instanceof Error ? error.name : typeof error;
          span.setStatus({ code: SpanStatusCode.ERROR, message });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    headers() {
      const headers: Record<string, string> = {};
      const context = current.getStore();
      const set = (_: unknown, name: string, value: string) => {
        headers[name] = value;
      };
      if (context) propagator.inject(context, headers, { set });
      return headers;
    },
    end: () => provider.forceFlush({ timeoutMillis: END_WITHIN }),
  });
}
