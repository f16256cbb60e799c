import type { ErrorMessages } from '../pl/errors.ts';

/** Texts of the error pages. */
export const errors = {
  notFoundTitle: 'Error 404',
  notFoundHeading: 'Page cannot be found',
  notFoundText:
    'The address may have changed or contain a typing error. These links will take you further:',
  errorTitle: 'Error {status}',
  errorHeading: 'Something went wrong',
  errorText:
    'This page could not be shown. Try again in a moment, or call us and we will help at once.',
  unavailableHeading: 'We will be back in a moment',
  unavailableText: 'We cannot load this page right now. Try again in a minute, or call us.',
  goHome: 'Home',
  goSearch: 'Search the site',
  search: 'Search',
  goAbout: 'About us',
  goContact: 'Contact',
} satisfies ErrorMessages;
