import { APIError, type Endpoint } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { env } from '../../process/env.ts';
import { ownPath, type Target, targetsOf } from '../../redirects/links/own-address.ts';
import { knownAddresses } from './known-addresses.ts';

/** A path longer than this is no path of the site. */
const LONGEST = 2_000;

/**
 * `GET /payload/destinations`: pages that a button can lead to. With `?address=/contact`: the page
 * there; other sites are not requested. For people who write content.
 */
export const destinationsEndpoint: Endpoint = {
  path: '/destinations',
  method: 'get',
  handler: async (req) => {
    if (!writesContent(req.user)) throw new APIError('Not found', 404);
    const headers = { 'cache-control': 'no-store' };
    const address = req.searchParams?.get('address');
    if (typeof address !== 'string') {
      const addresses = await knownAddresses(req, adminLanguage(req.i18n.language));
      return Response.json({ addresses }, { headers });
    }
    const path = address.length > LONGEST ? null : ownPath(address, env.PUBLIC_URL);
    const elsewhere: Target = { state: 'shown' };
    const target = path === null ? elsewhere : (await targetsOf({ req }, [path])).get(path);
    return Response.json({ target: target ?? elsewhere }, { headers });
  },
};
