import { describe, expect, test } from 'vitest';
import { house } from '../support/env.ts';

const ERP_POST = '/blog/erp/pierwsze-osiem-tygodni-z-erp';

const ask = (path: string) => fetch(house.site + path, { redirect: 'manual' });

describe('where a path below /blog leads', () => {
  const there: [path: string, status: number, location: string | null][] = [
    ['/blog', 200, null],
    ['/blog?page=2', 200, null],
    ['/blog?page=1', 200, null],
    ['/blog?page=99', 404, null],
    ['/blog?tag=magazyn', 200, null],
    ['/blog?tag=nie-ma', 404, null],
    ['/blog/erp', 200, null],
    ['/en/blog/erp', 200, null],
    ['/blog/erp?page=50', 404, null],
    [ERP_POST, 200, null],
    [`/de${ERP_POST}`, 200, null],
    ['/blog/hr/pierwsze-osiem-tygodni-z-erp', 301, ERP_POST],
    ['/en/blog/nie-ma/pierwsze-osiem-tygodni-z-erp?utm=1&q=2', 301, `/en${ERP_POST}?utm=1&q=2`],
    ['/en/blog/pierwsze-osiem-tygodni-z-erp?utm=%C5%82', 301, `/en${ERP_POST}?utm=%C5%82`],
    ['/blog/nie-ma', 404, null],
    ['/blog/erp/nie-ma', 404, null],
    ['/blog/erp/pierwsze-osiem-tygodni-z-erp/dalej', 404, null],
    ['/blog/Zażółć', 404, null],
    ['/en/blog/rss.xml', 404, null],
  ];
  test.each(there)('%s → %d %s', async (path, status, location) => {
    for (const time of ['rendered', 'from the cache']) {
      const response = await ask(path);
      expect([time, response.status]).toEqual([time, status]);
      expect([time, response.headers.get('location')]).toEqual([time, location]);
    }
  });
});
