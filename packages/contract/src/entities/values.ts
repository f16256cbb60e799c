import { ICONS } from '@osnowa/brand/icons';
import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '../locale.ts';
import { localised, localisedOptional } from '../localised.ts';

/** Identity of a stored record; whole numbers on both databases. */
export const id = z.number().int().positive();

/** One line of text. */
export const line = z.string().min(1);

/** Several lines of plain text; paragraphs are separated by an empty line. */
export const text = z.string().min(1);

/** HTML made by the content service from its rich-text editor, of a closed list of elements. */
export const html = z.string().min(1);

/** E-mail address as shown on the site. */
export const mailbox = z.email();

/** Telephone number as shown on the site, in international form. */
export const telephone = z.string().regex(/^\+[0-9 ]{6,20}$/);

/** Last segment of a URL: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Position in a list, ascending. */
export const order = z.number().int();

/** ISO 8601 time in UTC. */
export const instant = z.iso.datetime();

/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Colour as `#rrggbb`. */
export const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** Target of a button: a path of this site without language prefix, https, mailto or tel. */
export const destination = z.string().regex(/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:|#)[^\s\\]*$/);

/** Name of an icon of the site's set. */
export const icon = z.enum(ICONS);

/** Part of a length in percent. */
const percent = z.number().min(0).max(100);

/** Parts of a picture's width that a phone may show. */
export const PHONE_PARTS = ['half', 'third'] as const;

/**
 * A file in the media store: its path below the API's address, and its size in px. `color` is its
 * average colour, `null` for a picture with transparency. The focal point, in percent from the upper
 * left corner, stays visible when the picture is cropped. A phone shows `phonePart` of the width
 * around it, `null` the whole picture.
 */
const pictureFile = {
  id,
  path: z.string().startsWith('/media/'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: colour.nullable(),
  focalX: percent.nullable(),
  focalY: percent.nullable(),
  phonePart: z.enum(PHONE_PARTS).nullable().default(null),
};

const version = z.strictObject(pictureFile).nullable();
const versions = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, version])) as Record<
  Locale,
  typeof version
>;

/**
 * Picture in the media store with its description. `versions` are pictures that replace it
 * in a language, because they show words.
 */
export const image = z.strictObject({
  ...pictureFile,
  ...localised('alt', z.string()),
  versions: z.strictObject(versions).nullable().default(null),
});

/** A file to download, such as the general terms. */
export const file = z.strictObject({
  id,
  path: z.string().startsWith('/files/'),
  bytes: z.number().int(),
});

/** A button: its label and its target. Both or neither. */
export const buttonFields = {
  ...localisedOptional('Button', line),
  ButtonDestination: destination.nullable(),
};

/** Texts for search engines and link previews; empty values are derived from the content. */
export const seoFields = {
  ...localisedOptional('SeoTitle', line),
  ...localisedOptional('SeoDescription', line),
};

/** Identity and heading of a section. */
export const heading = {
  id: z.string(),
  ...localisedOptional('Title', line),
  ...localisedOptional('Subtitle', text),
};

/** A titled item, used for lists of short texts. */
export const titled = z.strictObject({ id: z.string(), ...localised('Title', line) });

/** A titled item with a description and an icon. */
export const point = z.strictObject({
  id: z.string(),
  Icon: icon.nullable(),
  ...localised('Title', line),
  ...localised('Description', text),
});

/** A question with its answer. */
export const question = z.strictObject({
  id: z.string(),
  ...localised('Question', line),
  ...localised('Answer', text),
});

export type Image = z.infer<typeof image>;
