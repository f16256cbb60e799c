export * from './addresses.ts';
export { attributionOf } from './attribution.ts';
export * from './calls.ts';
export * from './captcha.ts';
export * from './endpoints.ts';
export * from './entities/blog.ts';
export * from './entities/catalogue.ts';
export * from './entities/company.ts';
export * from './entities/examples.ts';
export * from './entities/fact.ts';
export * from './entities/lead-desk.ts';
export * from './entities/navigation.ts';
export * from './entities/offer.ts';
export * from './entities/page.ts';
export * from './entities/search.ts';
export * from './entities/site-words.ts';
export {
  colour,
  day,
  destination,
  html,
  type Image,
  icon,
  image,
  line,
  mailbox,
  PHONE_PARTS,
  slug,
  telephone,
  text,
} from './entities/values.ts';
export * from './errors.ts';
export * from './estimate-terms.ts';
export * from './estimates.ts';
export * from './field-marks.ts';
export { cleanLine, type FieldErrors, isMail, trimmedMail } from './forms/fields.ts';
export * from './forms/form-types.ts';
export * from './forms/forms.ts';
export * from './forms/specification.ts';
export { spelledMail } from './forms/spelled-mail.ts';
export * from './forms/topics.ts';
export * from './later-fields.ts';
export * from './limits.ts';
export * from './locale.ts';
export * from './localised.ts';
export * from './notice.ts';
export * from './offers.ts';
export * from './office-hours.ts';
export * from './preview.ts';
export * from './reads.ts';
export * from './replies.ts';
export * from './share-picture.ts';
export { timeElsewhere, zoneInWords } from './time-elsewhere.ts';
export * from './visitor.ts';
