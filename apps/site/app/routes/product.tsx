import { productNamed } from '../content/.server/pages.ts';
import { required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { splitLocale } from '../i18n/locale-path.ts';
import { ProductScreen } from '../screens/product/product-screen.tsx';
import { firstText, pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, path, publicUrl } = context.get(siteRequest);
  const [product, settings] = await Promise.all([
    productNamed(content, params.name),
    required(content.get('site-settings')),
  ]);
  return { product, settings, path, publicUrl, hidden: content.degraded };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, settings, path, publicUrl, hidden } = loaderData;
  return pageMeta({
    locale: splitLocale(location.pathname).locale,
    path,
    publicUrl,
    hidden,
    company: settings.companyName,
    title: firstText(product.seoTitle) || `${product.name}: ${product.title.text}`,
    description: firstText(product.seoDescription, product.shortDescription),
  });
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen product={loaderData.product} settings={loaderData.settings} />;
}
