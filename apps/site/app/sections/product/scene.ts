import type { ImageContent, ProductContent } from '../../content/domain.ts';

/**
 * The picture that an editor has drawn for the hero: the first square one of the product's screens.
 * Screens themselves are wide. `undefined` without one.
 */
export function sceneOf({ screens }: Pick<ProductContent, 'screens'>): ImageContent | undefined {
  return screens.find(({ width, height }) => width === height);
}
