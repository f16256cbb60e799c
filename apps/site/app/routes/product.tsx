import { productNamed } from '../content/.server/pages.ts';
import { readSettings } from '../content/.server/settings.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { productHead } from '../pages/detail-heads.server.ts';
import { ProductPage } from '../pages/product/product-page.tsx';

export async function loader({ site, params }: LoaderArgs<'name'>) {
  const { content } = site;
  const [page, settings] = await Promise.all([
    productNamed(content, params.name),
    readSettings(content),
  ]);
  return { ...page, settings, head: productHead(page.product, { ...site, settings }) };
}

export default function Product({ loaderData }: PageProps<typeof loader>) {
  const { head, ...page } = loaderData;
  return <ProductPage {...page} />;
}
