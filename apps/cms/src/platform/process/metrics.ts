import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onePerProcess } from './shared.ts';

/** Figures that this process counts by itself, whichever of its parts does the work. */
export interface ProcessMetrics {
  registry: Registry;
  /** Time from a request to its answer, by kind of answer and class of status. */
  requests: Histogram<'kind' | 'status'>;
  /** Forms by their path and their result: `acknowledged`, or the code of the refusal. */
  submissions: Counter<'form' | 'outcome'>;
  /** Time that a transaction waited before it could write. */
  writeWait: Histogram;
  /** Transactions that could not begin, because the database was locked or away. */
  writesFailed: Counter;
  /** 1 for the reason why the mail server takes no mail, 0 for the others. */
  mailServerAway: Gauge<'reason'>;
  /** 1 from the failure that opened the breaker of reCAPTCHA until its next answer. */
  captchaBreakerOpen: Gauge;
}

/** Ranges of durations in seconds: a read from memory takes 1 ms, a write gives up after 25 s. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The figures of this process; made when they are first asked for. */
export const processMetrics = onePerProcess('metrics', (): ProcessMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'cms_' });
  return {
    registry,
    requests: new Histogram({
      name: 'cms_request_seconds',
      help: 'Time to the answer of a request to the web API, by kind and class of status',
      labelNames: ['kind', 'status'],
      buckets: SECONDS,
      registers,
    }),
    submissions: new Counter({
      name: 'cms_submissions_total',
      help: 'Forms by path and outcome: acknowledged, or the code of the refusal',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    writeWait: new Histogram({
      name: 'cms_database_write_wait_seconds',
      help: 'Time that a transaction waited before it could write',
      buckets: SECONDS,
      registers,
    }),
    writesFailed: new Counter({
      name: 'cms_database_writes_failed_total',
      help: 'Transactions that could not begin: the database was locked or away',
      registers,
    }),
    mailServerAway: new Gauge({
      name: 'cms_mail_server_away',
      help: '1 while the mail server takes no mail: it is not reached (connection), turns everybody away (greeting), or refuses our password or our sender',
      labelNames: ['reason'],
      registers,
    }),
    captchaBreakerOpen: new Gauge({
      name: 'cms_captcha_breaker_open',
      help: '1 since reCAPTCHA failed several times in a row, until it answers again',
      registers,
    }),
  };
});
