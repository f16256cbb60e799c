import type { CatalogueItem, IconName } from '@osnowa/contract';
import type { Entry, Words } from '../../shape.ts';

type Item = Entry<CatalogueItem>;

function item(ui: boolean) {
  return (
    key: string,
    icon: IconName,
    dayCost: number,
    name: Words,
    ...presets: string[]
  ): Item => ({
    key,
    icon,
    dayCost,
    ui,
    presets,
    name,
  });
}

/** Something a person sees on a screen: a mobile app makes it dearer. Effort is in person-days. */
export const onScreen = item(true);

/** Something that works behind the screens and costs the same everywhere. */
export const behindScreen = item(false);
