import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Pages that an editor arranged around a form. */
const FORM_PAGES = ['contact', 'consultation', 'newsletter'];

/** The steps of the estimate wizard. */
const WIZARD = [
  'estimate-project',
  'estimate-project/customised',
  'estimate-project/products-systems',
  'estimate-project/summary',
  'estimate-project/send-estimate',
];

/** Every URL of the site in one language; Polish stands at the root, the others under their prefix. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const at = (path: string) => `${LOCALES[locale].prefix}/${path}`;
  const page = (path: string, file: string) => route(at(path), file, { id: `${locale}/${path}` });
  return [
    page('', 'routes/arranged.tsx'),
    page('products/:name', 'routes/product.tsx'),
    page('areas/:name', 'routes/area.tsx'),
    page('industries/:name', 'routes/area.tsx'),
    page('realizations', 'routes/realizations.tsx'),
    page('realizations/:name', 'routes/realization.tsx'),
    page('careers/:slug', 'routes/career.tsx'),
    ...FORM_PAGES.map((path) => page(path, 'routes/form-page.tsx')),
    page('forms/*', 'routes/form-send.ts'),
    page('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    page('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    page('my-request', 'routes/my-request.tsx'),
    page('my-request/download', 'routes/my-request-download.ts'),
    page('blog', 'routes/blog.tsx'),
    page('blog/:name', 'routes/blog-name.tsx'),
    page('blog/:category/:slug', 'routes/blog-post.tsx'),
    page('kalkulator-aplikacji', 'routes/application-calculator.tsx'),
    page('kalkulator-dms', 'routes/dms-calculator.tsx'),
    page('kalkulator-dms/summary', 'routes/dms-summary.tsx'),
    page('kalkulator-dms/final-page', 'routes/dms-final.tsx'),
    page('kalkulator-dms-n', 'routes/dms-short-calculator.tsx'),
    page('kalkulator-dms-n/final-page', 'routes/dms-short-final.tsx'),
    page('kalkulator-erp-n', 'routes/erp-calculator.tsx'),
    page('kalkulator-erp-n/final-page', 'routes/erp-final.tsx'),
    page('natychmiastowa-wycena', 'routes/instant-valuation.tsx'),
    ...WIZARD.map((path) => page(path, 'routes/wizard.tsx')),
    page('estimate', 'routes/keep-estimate.ts'),
    page('estimate/:key', 'routes/estimate.tsx'),
    // Every other address is a page that an editor arranged, or missing.
    page('*', 'routes/arranged.tsx'),
  ];
}

/** What programs read of the site, made of the same content. */
const files = [
  route('/blog/rss.xml', 'routes/blog-feed.ts'),
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route('/sitemap/:file', 'routes/sitemap-part.ts'),
  route('/llms.txt', 'routes/llms-txt.ts'),
  route('/manifest.webmanifest', 'routes/web-manifest.ts'),
  route('/.well-known/security.txt', 'routes/security-txt.ts'),
];

/** Every piece of the kit in its states: for who builds the site, not for who visits it. */
const development = import.meta.env.DEV ? [route('/_gallery', 'routes/gallery.tsx')] : [];

export default [...LOCALE_CODES.flatMap(pagesIn), ...files, ...development] satisfies RouteConfig;
