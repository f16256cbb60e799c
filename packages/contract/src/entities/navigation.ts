import { TERMS } from '@osnowa/brand/offer';
import { COLUMN_LABELS, MENU_LISTS, MENU_PLACES } from '@osnowa/site-map';
import { z } from 'zod';
import { MENU } from '../limits.ts';
import { localisedOptional } from '../localised.ts';
import { destination, icon, line } from './values.ts';

/**
 * Target and label of an entry: `Label` by an editor, else `Term` or the site's own
 * label of the path, else `Title`, which is that of the document.
 */
const link = {
  id: z.string(),
  To: destination,
  Term: z.enum(TERMS).nullable(),
  ...localisedOptional('Label', line),
  ...localisedOptional('Title', line),
};

/** An entry of a drop-down that an editor fills. */
export const menuItem = z.strictObject({ ...link, Icon: icon.nullable() });

/** An entry of the bar or of the phone's menu. Below it an automatic list, `Items`, or nothing. */
export const menuEntry = z.strictObject({
  ...link,
  Place: z.enum(MENU_PLACES),
  List: z.enum(MENU_LISTS).nullable(),
  Items: z.array(menuItem).max(MENU.items),
});

/** A column of the footer. `Heading` is the site's own title if an editor wrote none. */
export const footerColumn = z.strictObject({
  id: z.string(),
  Heading: z.enum(COLUMN_LABELS).nullable(),
  ...localisedOptional('Title', line),
  Links: z.array(z.strictObject(link)),
  List: z.enum(MENU_LISTS).nullable(),
  Terms: z.boolean(),
});

/**
 * Menus and footer as editors arranged them. It names only documents that visitors can open. `null`:
 * nothing is arranged, and the site's own entries are used.
 */
export const navigation = z.strictObject({
  Bar: z.array(menuEntry).min(1).nullable(),
  Columns: z.array(footerColumn).max(MENU.columns).nullable(),
});

export type Navigation = z.infer<typeof navigation>;
