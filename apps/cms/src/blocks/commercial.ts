import type { CommercialBlock } from '@osnowa/contract';
import type { Block, Field } from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { picture } from '../fields/picture.ts';
import { titles } from '../fields/rows.ts';
import { button, colour, destination, localisedLine, localisedLines } from '../fields/text.ts';
import { contentBlock } from './content-block.ts';

type Kind = CommercialBlock['kind'];

const LABELS: Record<Kind, AdminLabel> = {
  plain: { pl: 'Tekst z przyciskiem', en: 'Text with a button' },
  image: { pl: 'Obraz z odnośnikiem', en: 'Linked picture' },
  list: { pl: 'Lista', en: 'List' },
  top: { pl: 'Nad wpisem', en: 'Above the post' },
  insidePost: { pl: 'Wewnątrz wpisu', en: 'Inside the post' },
  stickyBottom: { pl: 'Przyklejony u dołu', en: 'Sticky at the bottom' },
  stickyBottomMobile: {
    pl: 'Przyklejony u dołu na telefonie',
    en: 'Sticky at the bottom on phones',
  },
};

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
  contentBlock(kind, LABELS[kind as Kind], fields()),
);
