import type { CommercialBlock } from '@osnowa/contract';
import type { Block, Field } from 'payload';
import { picture } from '../fields/picture.ts';
import { titles } from '../fields/rows.ts';
import { button, colour, destination, localisedLine, localisedLines } from '../fields/text.ts';
import { label } from '../kit/words.ts';
import { contentBlock } from './content-block.ts';

type Kind = CommercialBlock['kind'];

const optional = { optional: true };

/** An empty list shows nothing. */
const filled = { atLeast: 1 };

function colouredButton(): Field[] {
  return [button(), colour('buttonColor', optional)];
}

const FIELDS: Record<Kind, () => Field[]> = {
  plain: () => [localisedLine('title'), localisedLines('descriptiveText'), ...colouredButton()],
  image: () => [picture('image', { optional: false }), destination('link', { optional: false })],
  list: () => [localisedLine('title'), titles('items', 'name', filled)],
  top: () => [
    picture('image', { optional: false }),
    localisedLine('text1'),
    localisedLine('text2', optional),
  ],
  insidePost: () => [
    picture('image', { optional: false }),
    localisedLine('title'),
    localisedLines('descriptiveText'),
    ...colouredButton(),
  ],
  stickyBottom: () => [
    picture('image'),
    localisedLine('textPrimary'),
    localisedLine('textSecondary', optional),
    ...colouredButton(),
  ],
  stickyBottomMobile: () => [
    picture('image'),
    localisedLine('textTitle'),
    localisedLine('textSwipeUp'),
    ...colouredButton(),
    titles('listMobile', 'name'),
  ],
};

/** Commercial blocks in the column of a blog post and inside it, one for each kind of the contract. */
export const commercialBlocks: Block[] = Object.entries(FIELDS).map(([kind, fields]) =>
  contentBlock(
    kind,
    label((w) => w.blocks.commercial[kind as Kind]),
    fields(),
  ),
);
