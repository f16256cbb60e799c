/** Id of the section with the contact form, on every page that has one; links lead to it. */
export const CONTACT_FORM_ID = 'contact-form';
