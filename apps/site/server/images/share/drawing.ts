import { displayTypeface, palette, textTypeface } from '@osnowa/brand';
import { HAS_PATTERN, patternPart } from '@osnowa/brand/motif/pattern';
import satori from 'satori';
import { SHARE_SIZE } from '../../../app/seo/share-picture.ts';
import { FONTS } from './fonts.ts';

/** Texts and style of a picture. The same values always give the same picture. */
export interface SharePicture {
  title: string;
  /** The line above the title: the list that the page belongs to. */
  label: string;
  company: string;
  /** Seed of the pattern: the same name gives the same pattern. */
  name: string;
  /** Colour of a product's own accent, `#rrggbb`; others show all of them. */
  accent: string | null;
}

/** Width of the pattern at the right edge, and of the words next to it; px. */
const PATTERN = HAS_PATTERN ? 348 : 0;
const MARGIN = 80;
const RIGHT = 48;
const BAR = 12;

/** Sizes in px of a title by its number of characters; a longer one gets the smallest size. */
const SIZES = [
  [26, 92],
  [50, 76],
  [90, 64],
  [140, 52],
] as const;
const SMALLEST = 42;

/** Width of a letter of the display face as a share of its size, on average, with a reserve. */
const LETTER = 0.57;

/** The picture as SVG, all letters as outlines. */
export async function drawing(picture: SharePicture): Promise<string> {
  const { width, height } = SHARE_SIZE;
  const words = await satori(text(picture), {
    width: width - PATTERN,
    height,
    fonts: [...FONTS],
    embedFont: true,
  });
  const bars = picture.accent ? [picture.accent] : palette.accents.map(({ colour }) => colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
<rect width="${width}" height="${height}" fill="${palette.paper}"/>${pattern(picture)}${bars
    .map((colour, index) => {
      const long = 176 / bars.length;
      return `<rect x="${MARGIN + index * long}" y="${height - 88}" width="${long}" height="${BAR}" fill="${colour}"/>`;
    })
    .join('')}${words}</svg>`;
}

/** Label, title and company one below the other, for satori's flex layout. */
function text({ label, title, company }: SharePicture) {
  const box = (style: object, children: unknown) => ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  });
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: `72px ${RIGHT}px 68px ${MARGIN}px`,
      fontFamily: textTypeface.family,
      fontSize: 30,
      color: palette.inkSecond,
    },
    [
      box({}, label),
      box(
        {
          flexGrow: 1,
          alignItems: 'flex-start',
          marginTop: 20,
          fontFamily: displayTypeface.family,
          fontSize: titleSize(title),
          wordBreak: 'break-word',
          lineHeight: 1.08,
          letterSpacing: '-0.015em',
          color: palette.ink,
        },
        title,
      ),
      box(
        {
          alignSelf: 'flex-start',
          marginLeft: 200,
          marginBottom: -6,
          fontFamily: displayTypeface.family,
          fontSize: 34,
          color: palette.ink,
        },
        company,
      ),
    ],
  );
}

/** As large as its length allows, and as its longest word fits into the line. */
function titleSize(title: string): number {
  const wanted = SIZES.find(([most]) => title.length <= most)?.[1] ?? SMALLEST;
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const line = SHARE_SIZE.width - PATTERN - MARGIN - RIGHT;
  return Math.max(SMALLEST, Math.min(wanted, Math.floor(line / (LETTER * longest))));
}

/** The pattern of the page, as on its card on the site. */
function pattern({ name, accent }: SharePicture): string {
  const { width, height } = SHARE_SIZE;
  const place = `x="${width - PATTERN}" width="${PATTERN}" height="${height}"`;
  return HAS_PATTERN ? patternPart(name, accent, place) : '';
}
