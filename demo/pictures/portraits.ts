import { Avatar, Style } from '@dicebear/core';
// Notionists by Zoish, CC0 1.0.
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' };
import {
  basket,
  chevron,
  diamond,
  herringbone,
  leftTwill,
  plain,
  rib,
  satin,
  steepTwill,
  twill,
} from './binding.ts';
import type { Picture } from './picture.ts';
import { MEDIA } from './picture.ts';
import type { Binding } from './weave.ts';
import { weave } from './weave.ts';

/** Width and height of a portrait as it is shown, in CSS pixels; drawn at twice that. */
const WIDTH = 290;
const HEIGHT = 435;

/** Numbers of the variants in the avatar set. */
export type Face = {
  hair: number;
  mouth: number;
  brows: number;
  eyes: number;
  nose: number;
  clothes: number;
  beard?: number;
  glasses?: number;
  mirrored?: boolean;
};
export type Ground = { binding: Binding; warp: [string, string]; weft: [string, string]; pitch: number };
export type Portrait = { face: Face; ground: Ground };

/** The ten people of the company, in the order of their pictures. */
export const PORTRAITS: readonly Portrait[] = [
  {
    face: { hair: 36, mouth: 23, brows: 5, eyes: 5, nose: 3, clothes: 17 },
    ground: {
      binding: twill,
      warp: ['#D33A21', '#C9341D'],
      weft: ['#E0654F', '#DC5A43'],
      pitch: 13,
    },
  },
  {
    face: { hair: 32, mouth: 14, brows: 9, eyes: 5, nose: 5, clothes: 19, glasses: 11 },
    ground: {
      binding: herringbone,
      warp: ['#066BB5', '#0562A7'],
      weft: ['#2F86C7', '#267FC2'],
      pitch: 12,
    },
  },
  {
    face: { hair: 41, mouth: 3, brows: 12, eyes: 5, nose: 4, clothes: 21, mirrored: true },
    ground: {
      binding: diamond,
      warp: ['#F5B710', '#EFB006'],
      weft: ['#F9CB4E', '#F8C640'],
      pitch: 12,
    },
  },
  {
    face: { hair: 60, mouth: 17, brows: 7, eyes: 5, nose: 8, clothes: 2, beard: 2 },
    ground: {
      binding: basket,
      warp: ['#E4DCCB', '#DDD3BF'],
      weft: ['#EFE9DC', '#EAE3D4'],
      pitch: 13,
    },
  },
  {
    face: { hair: 57, mouth: 22, brows: 4, eyes: 5, nose: 6, clothes: 14, glasses: 8 },
    ground: {
      binding: leftTwill,
      warp: ['#42AD5B', '#3BA353'],
      weft: ['#69C07D', '#60BB75'],
      pitch: 13,
    },
  },
  {
    face: { hair: 6, mouth: 14, brows: 5, eyes: 5, nose: 10, clothes: 25, mirrored: true },
    ground: {
      binding: satin,
      warp: ['#2A3242', '#252C3A'],
      weft: ['#4A5468', '#434D60'],
      pitch: 12,
    },
  },
  {
    face: { hair: 20, mouth: 30, brows: 4, eyes: 5, nose: 12, clothes: 8 },
    ground: {
      binding: chevron,
      warp: ['#F0D6CC', '#EDCFC3'],
      weft: ['#E7A696', '#E39B8A'],
      pitch: 12,
    },
  },
  {
    face: { hair: 35, mouth: 3, brows: 9, eyes: 5, nose: 14, clothes: 3, beard: 9, mirrored: true },
    ground: {
      binding: steepTwill,
      warp: ['#CFE0EE', '#C6DAEB'],
      weft: ['#8DB9DB', '#82B2D7'],
      pitch: 13,
    },
  },
  {
    face: { hair: 2, mouth: 23, brows: 5, eyes: 5, nose: 2, clothes: 16 },
    ground: {
      binding: plain,
      warp: ['#D6EADB', '#CEE6D4'],
      weft: ['#A4D2B0', '#9CCEA9'],
      pitch: 14,
    },
  },
  {
    face: { hair: 15, mouth: 22, brows: 9, eyes: 5, nose: 1, clothes: 23, glasses: 3 },
    ground: { binding: rib, warp: ['#FBE8B3', '#FAE4A6'], weft: ['#F3CF68', '#F1CA5A'], pitch: 13 },
  },
];

const STYLE = new Style(notionists);

function variant(number: number): string {
  return `variant${String(number).padStart(2, '0')}`;
}

function avatar(face: Face): string {
  const options = {
    seed: 'tkalnia',
    idRandomization: false,
    hairVariant: variant(face.hair),
    mouthVariant: variant(face.mouth),
    eyebrowsVariant: variant(face.brows),
    eyesVariant: variant(face.eyes),
    noseVariant: variant(face.nose),
    clothesVariant: variant(face.clothes),
    clothesGraphicProbability: 0,
    gestureProbability: 0,
    beardVariant: variant(face.beard ?? 1),
    beardProbability: face.beard === undefined ? 0 : 100,
    glassesVariant: variant(face.glasses ?? 1),
    glassesProbability: face.glasses === undefined ? 0 : 100,
    inkColor: '#14171f',
    paperColor: '#fbfaf6',
    flip: face.mirrored ? 'horizontal' : 'none',
  };
  return new Avatar(STYLE, options as ConstructorParameters<typeof Avatar>[1]).toString();
}

/** Of a portrait, in CSS pixels; `figure` is the side of the drawing. */
type Size = { width: number; height: number; figure: number };

/** A person on woven ground, for a box of this size. */
export function person({ face, ground }: Portrait, seed: number, { width, height }: Size): string {
  const cloth = weave({
    columns: Math.ceil(width / ground.pitch) + 1,
    rows: Math.ceil(height / ground.pitch) + 1,
    pitch: ground.pitch,
    cover: 0.9,
    binding: ground.binding,
    warp: (column) => ground.warp[column % 2 === 0 ? 0 : 1],
    weft: (row) => ground.weft[row % 2 === 0 ? 0 : 1],
    gap: '#8a8170',
    seed,
    close: false,
  });
  return `<div class="cloth">${cloth}</div><div class="person">${avatar(face)}</div>`;
}

/** The styles that `person` needs. */
export function personStyles({ width, figure }: Size): string {
  return `.cloth{position:absolute;left:-4px;top:-4px}
.person{position:absolute;left:${(width - figure) / 2}px;bottom:-1px;width:${figure}px;height:${figure}px}
.person svg{width:100%;height:100%}`;
}

/** A drawn portrait on woven ground. */
export function portrait(one: Portrait, seed: number, file: string, size: Size): Picture {
  return {
    file: `${MEDIA}/${file}.webp`,
    width: size.width,
    height: size.height,
    scale: 2,
    quality: 84,
    css: personStyles(size),
    body: person(one, seed, size),
  };
}

/** Ten drawn portraits, each on a ground that is woven differently. */
export const PORTRAIT_PICTURES: Picture[] = PORTRAITS.map((one, index) =>
  portrait(one, 7 + index, `employees/portrait-${String(index + 1).padStart(2, '0')}`, {
    width: WIDTH,
    height: HEIGHT,
    figure: 468,
  }),
);
