import { productNamed } from '../content/.server/pages.ts';
import { required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { productHead } from '../screens/detail-heads.server.ts';
import { ProductScreen } from '../screens/product/product-screen.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { content } = site;
  const [product, settings] = await Promise.all([
    productNamed(content, params.name),
    required(content.get('site-settings')),
  ]);
  return { product, settings, head: productHead(product, settings, site) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen product={loaderData.product} settings={loaderData.settings} />;
}
