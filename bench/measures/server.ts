import type { BenchRow } from './row.ts';
import { besideNext } from './server/beside-next.ts';
import { besideNginx } from './server/beside-nginx.ts';
import { coldCrawl, firstRenders, queryFlood, stampede } from './server/cold.ts';
import { pageAfterEdit } from './server/edit.ts';
import { memoryOfRelease } from './server/memory.ts';
import { mixedLoad, soak } from './server/mixed.ts';
import { warmStart } from './server/start.ts';
import { updateOfRelease } from './server/update.ts';
import { visitors } from './server/visitors.ts';
import { amongIdle, warmPages } from './server/warm.ts';

function row(id: string, title: string, measure: BenchRow['measure']): BenchRow {
  return { id, group: 'server', title, measure };
}

/** How fast pages are served, and what slows that down. */
export const SERVER_ROWS: readonly BenchRow[] = [
  row('nginx', 'a cached page beside the same bytes from nginx', async (ground) =>
    besideNginx(await ground.stack(), ground.stop),
  ),
  row('next', 'a cached page beside the same page from Next', async (ground) =>
    besideNext(await ground.stack(), ground.stop),
  ),
  row('render', 'first rendering of every page', async (ground) =>
    firstRenders(await ground.stack()),
  ),
  row('edit', 'from saving in the CMS to the new page', async (ground) =>
    pageAfterEdit(await ground.stack()),
  ),
  row('start', '`npm start` to the first page, started before', (ground) => warmStart(ground.stop)),
  row('update', 'a release takes the place of the running one', async (ground) =>
    updateOfRelease(await ground.release(), ground.stop),
  ),
  row(
    'memory',
    'a release at rest and at 300 pages and 100 leads a second, a fifth with a file',
    async (ground) => memoryOfRelease(await ground.release(), ground.stop),
  ),
  row('L1', 'warm pages, 64 connections, 30 s', async (ground) =>
    warmPages(await ground.stack(), ground.stop),
  ),
  row('L2', '200 visitors with all files of a page, 60 s', async (ground) =>
    visitors(await ground.stack()),
  ),
  row('L3', 'warm pages among 1,000 idle connections', async (ground) =>
    amongIdle(await ground.stack(), ground.stop),
  ),
  row('L4', 'every page cold, eight at once', async (ground) => coldCrawl(await ground.stack())),
  row('L5', '200 at once for a page that is not there yet', async (ground) =>
    stampede(await ground.stack()),
  ),
  row('L6', '10,000 made-up queries', async (ground) => queryFlood(await ground.stack())),
  row('L10', '1,000 pages and 100 leads a second', (ground) => mixedLoad(ground.stop)),
  row('L13', 'soak: pages and leads for a long time', (ground) => soak(ground.stop)),
];
