/** A picture of the media store, without a part for phones. For tests. */
export const PICTURE_OF_TEST = {
  id: 1,
  path: '/media/plan.webp',
  width: 1600,
  height: 1000,
  color: '#eeeeee',
  focalX: 50,
  focalY: 50,
  phonePart: null,
  alt: { text: 'Plan dnia', lang: 'pl' as const },
};
