import type { ProductContent, SettingsContent } from '../../content/domain.ts';
import { ProductHero } from '../../sections/product/product-hero.tsx';
import { ProductSections } from '../../sections/product/product-sections.tsx';
import { ContactArea } from '../contact/contact-area.tsx';

/** Page of one product, in its accent. */
export function ProductScreen({
  product,
  settings,
}: {
  product: ProductContent;
  settings: SettingsContent;
}) {
  return (
    <>
      <ProductHero product={product} />
      <ProductSections product={product} />
      <ContactArea settings={settings} />
    </>
  );
}
