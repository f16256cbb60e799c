import type { ImageContent, RealizationContent } from '../../content/domain.ts';

/** The picture at the top of a case study. */
export function mainPicture({ image, realizationDetail }: RealizationContent): ImageContent {
  return realizationDetail.image ?? image;
}

/** Every picture of a case study once, in the order of the page. */
export function picturesOf(realization: RealizationContent): ImageContent[] {
  const { informationSection, informationSectionExtra, extendedRealization } =
    realization.realizationDetail;
  const all = [
    mainPicture(realization),
    ...informationSection.images,
    ...(extendedRealization ? informationSectionExtra.images : []),
  ];
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
}
