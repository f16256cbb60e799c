import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Name of an icon in the Lucide set, for example `ShoppingCart`. */
export type IconName = keyof typeof icons;

/** An outline icon as SVG markup, `size` CSS pixels wide, in the current colour. */
export function icon(name: IconName, size = 18, strokeWidth = 1.75): string {
  return renderToStaticMarkup(createElement(icons[name], { size, strokeWidth }));
}
