import { setTracing } from '@osnowa/http/tracing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productNamed } from './testing/records.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

let stack: TestSite;
let reported: string[];

beforeEach(async () => {
  stack = await startTestSite();
  stack.api.content.products = [productNamed('erp', 1)];
  reported = [];
  setTracing({
    span(name, details, work) {
      reported.push([name, ...Object.values(details)].join(' '));
      return work();
    },
    headers: () => ({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }),
    end: async () => undefined,
  });
});

afterEach(() => setTracing(undefined));

test('a page that has to be made tells its rendering and its calls; one from memory tells nothing', async () => {
  await stack.ask('/de/products?utm_source=anna%40firm.example');
  expect(reported).toContain('page /de/products miss');
  expect(reported).toContain('render');
  expect(reported.some((line) => /^call .*\/products /.test(line))).toBe(true);
  expect(reported.join()).not.toContain('anna');
  reported = [];
  await stack.ask('/de/products?utm_source=anna%40firm.example');
  expect(reported.filter((line) => !line.startsWith('call '))).toEqual([]);
  // A key of its own is sent to no third party.
  const key = '0123456789abcdef0123456789abcdef';
  await stack.ask(`/estimate/${key}`);
  expect(reported).toContain('page /estimate/:key miss');
  expect(reported.join()).not.toContain(key);
});
