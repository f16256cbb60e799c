/** Headers of what is made of content and is no page. */
export const XML = { 'content-type': 'application/xml; charset=utf-8' };
export const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' };
export const MANIFEST = { 'content-type': 'application/manifest+json; charset=utf-8' };
