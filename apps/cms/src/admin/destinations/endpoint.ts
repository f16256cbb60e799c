import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
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
export const destinationsEndpoint = endpoint({
  path: '/destinations',
  method: 'get',
  who: hiddenUnless(writesContent),
  body: z.object({ address: z.string().optional() }),
  run: async (req, { address }) => {
    if (address === undefined) {
      return { addresses: await knownAddresses(req, adminLanguage(req.i18n.language)) };
    }
    const path = address.length > LONGEST ? null : ownPath(address, env.PUBLIC_URL);
    const elsewhere: Target = { state: 'shown' };
    const target = path === null ? elsewhere : (await targetsOf({ req }, [path])).get(path);
    return { target: target ?? elsewhere };
  },
});
