import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../locale.ts';
import { localised, localisedOptional } from '../localised.ts';
import {
  buttonFields,
  colour,
  destination,
  html,
  icon,
  id,
  image,
  instant,
  line,
  slug,
  text,
} from './values.ts';

const author = z.strictObject({ id, FirstName: line, LastName: line, Image: image.nullable() });

/** Blog category; its slug is a path segment and reserved: no post can have it. */
export const blogCategory = z.strictObject({
  id,
  slug,
  Icon: icon.nullable(),
  ...localised('Name', line),
});

export const blogTag = z.strictObject({ id, slug, Name: line });

/** Language of a post; an earlier service has Polish ones only, and does not send the field. */
const postLanguage = z.enum(LOCALE_CODES).default(DEFAULT_LOCALE);

/** Blog post. Written in one language; `Content` is HTML. */
export const blogPost = z.strictObject({
  id,
  slug,
  Language: postLanguage,
  created_at: instant,
  updated_at: instant,
  Title: line,
  Description: text,
  Content: html,
  MainImage: image.nullable(),
  author: author.nullable(),
  category: blogCategory.nullable(),
  blog_tags: z.array(blogTag),
  blog_post_sidebar: z.strictObject({ id }).nullable(),
});

/** The fields of a post that a link to it shows. */
export const blogPostLink = blogPost.pick({
  id: true,
  slug: true,
  Language: true,
  created_at: true,
  Title: true,
  Description: true,
  category: true,
});

/** Further posts: the older one, the newer one, and up to three related ones. */
export const blogNeighbours = z.strictObject({
  previous: blogPostLink.nullable(),
  next: blogPostLink.nullable(),
  related: z.array(blogPostLink),
});

/**
 * The fields that form the address of a blog post: all posts in one read, whatever their number.
 */
export const blogPostEntry = z.strictObject({
  id,
  slug,
  Language: postLanguage,
  created_at: instant,
  updated_at: instant,
  Title: line,
  category: z.strictObject({ id, slug }).nullable(),
});

const block = { id: z.string() };
const button = { ...buttonFields, ButtonColor: colour.nullable() };

/** Commercial blocks in the column of a blog post and inside it. */
export const commercialBlock = z.discriminatedUnion('kind', [
  z.strictObject({
    ...block,
    kind: z.literal('plain'),
    ...localised('Title', line),
    ...localised('DescriptiveText', text),
    ...button,
  }),
  z.strictObject({ ...block, kind: z.literal('image'), Image: image, Link: destination }),
  z.strictObject({
    ...block,
    kind: z.literal('list'),
    ...localised('Title', line),
    Items: z.array(z.strictObject({ id: z.string(), ...localised('Name', line) })),
  }),
  z.strictObject({
    ...block,
    kind: z.literal('top'),
    Image: image,
    ...localised('Text1', line),
    ...localisedOptional('Text2', line),
  }),
  z.strictObject({
    ...block,
    kind: z.literal('insidePost'),
    Image: image,
    ...localised('Title', line),
    ...localised('DescriptiveText', text),
    ...button,
  }),
  z.strictObject({
    ...block,
    kind: z.literal('stickyBottom'),
    Image: image.nullable(),
    ...localised('TextPrimary', line),
    ...localisedOptional('TextSecondary', line),
    ...button,
  }),
  z.strictObject({
    ...block,
    kind: z.literal('stickyBottomMobile'),
    Image: image.nullable(),
    ...localised('TextTitle', line),
    ...localised('TextSwipeUp', line),
    ...button,
    ListMobile: z.array(z.strictObject({ id: z.string(), ...localised('Name', line) })),
  }),
]);

/** A set of commercial blocks that posts refer to. */
export const blogPostSidebar = z.strictObject({ id, Name: line, Blocks: z.array(commercialBlock) });

export type BlogPost = z.infer<typeof blogPost>;
export type BlogPostLink = z.infer<typeof blogPostLink>;
export type BlogNeighbours = z.infer<typeof blogNeighbours>;
export type BlogCategory = z.infer<typeof blogCategory>;
export type BlogTag = z.infer<typeof blogTag>;
export type BlogPostSidebar = z.infer<typeof blogPostSidebar>;
export type CommercialBlock = z.infer<typeof commercialBlock>;
