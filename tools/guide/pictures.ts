import type { Picture } from './editor.ts';
import { DOCUMENTS } from './tasks/documents.ts';
import { LANDING_PAGE } from './tasks/landing-page.ts';
import { MENU_AND_SCHEDULE } from './tasks/menu-and-schedule.ts';
import { SIGN_IN } from './tasks/sign-in.ts';
import { TRANSLATOR } from './tasks/translator.ts';
import { WHOLE_SITE } from './tasks/whole-site.ts';

/**
 * Every picture of docs/editing.md, in the order in which they are taken: a task begins at the end
 * of the one before it, like one editor's day.
 */
export const PICTURES: readonly Picture[] = [
  ...LANDING_PAGE,
  ...MENU_AND_SCHEDULE,
  ...TRANSLATOR,
  ...WHOLE_SITE,
  ...DOCUMENTS,
  ...SIGN_IN,
];
