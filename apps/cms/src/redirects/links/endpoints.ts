import { NotFound, type PayloadRequest } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import type { BrokenLink } from '../../database/generated/payload-types.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { env } from '../../process/env.ts';
import { askAsCompany } from './check-links.ts';
import { linksOf } from './find-links.ts';
import { followLinks, isAbout, linkRows, storeVerdict } from './link-rows.ts';
import { askOwnPath, ownPath } from './own-address.ts';

/** @throws NotFound for a row that does not exist */
async function rowOf(req: PayloadRequest): Promise<BrokenLink> {
  const id = Number(req.routeParams?.id);
  const [row] = Number.isSafeInteger(id)
    ? await linkRows(req.payload, { id: { equals: id } }, req)
    : [];
  if (!row) throw new NotFound(req.t);
  return row;
}

/** Looks at the address of one row now. The row is deleted if the link works, or is gone. */
async function checkNow(req: PayloadRequest, row: BrokenLink): Promise<void> {
  const { payload } = req;
  const links = await linksOf({ payload }, { source: row.source, document: row.document ?? '' });
  const [kept] = await followLinks(payload, [row], links);
  const link = links.find((one) => isAbout(row, one));
  if (!kept || !link) return;
  const path = ownPath(row.address, env.PUBLIC_URL);
  const verdict =
    path === null ? await (await askAsCompany(payload))(row.address) : await askOwnPath(path, req);
  await storeVerdict(payload, { link, row, verdict, now: new Date() });
}

/** Whether the row is still there, and its present state. */
async function stateOf(req: PayloadRequest, { id }: Pick<BrokenLink, 'id'>) {
  const [row] = await linkRows(req.payload, { id: { equals: id } });
  return { state: row?.state ?? 'works', ignored: row?.ignored ?? false };
}

const editors = { method: 'post', who: hiddenUnless(writesContent) } as const;

/**
 * `POST /payload/broken-links/:id/check` looks at a link now; `…/ignore` and `…/heed` take it off
 * the list of links to correct, and put it back. For people who write content.
 */
export const linkEndpoints = [
  endpoint({
    ...editors,
    path: '/:id/check',
    run: async (req) => {
      const row = await rowOf(req);
      await checkNow(req, row);
      return stateOf(req, row);
    },
  }),
  ...(['ignore', 'heed'] as const).map((name) =>
    endpoint({
      ...editors,
      path: `/:id/${name}`,
      run: async (req) => {
        const { id } = await rowOf(req);
        const data = { ignored: name === 'ignore' };
        await req.payload.db.updateOne({ collection: 'broken-links', id, data });
        return stateOf(req, { id });
      },
    }),
  ),
];
