import { fieldLabels } from '../../field-labels.ts';
import type { LinkMessages } from '../pl/links.ts';
import { offer } from './offer.ts';

/** Labels of the pages behind links in mails; sent with those pages only. */
export const links: LinkMessages = {
  confirm: {
    title: 'Confirm subscription',
    heading: 'Confirm your newsletter subscription',
    text: 'One more click and you are done. If you did not enter this address, simply close the page.',
    button: 'Confirm subscription',
    doneHeading: 'Subscription confirmed',
    doneText: 'Thank you. We have sent you a welcome; every email has a link to unsubscribe.',
    failedHeading: 'This link no longer works',
    failedText:
      'The subscription has been confirmed already, 14 days have passed, or only part of the address was copied. If no newsletter arrives, please subscribe again.',
    again: 'Subscribe to the newsletter',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'Unsubscribe this address from the newsletter?',
    text: 'We will stop sending the newsletter to it straight away.',
    button: 'Unsubscribe this address',
    doneHeading: 'This address is not on the list',
    doneText: 'No newsletter will be sent to it any more. You can subscribe again at any time.',
    failedHeading: 'This link is incomplete',
    failedText:
      'Copy the whole address from the email, or reply to it with one word: unsubscribe. We will do it by hand.',
    again: 'Subscribe to the newsletter',
  },
  request: {
    title: 'My request',
    heading: 'Your request {reference}',
    headingJob: 'Your application {reference}',
    received:
      'We received it on {date}. Here you can see what you sent us and decide what happens to it.',
    kept: 'We will delete it on {date} at the latest.',
    withdrawn:
      'Consent withdrawn on {date}. We have stopped working on this request and will not contact you about it.',
    sentHeading: 'What you sent us',
    fields: {
      ...fieldLabels('en'),
      attachments: 'Attachments',
      page: 'Page with the form',
      language: 'Language of the page',
      referrer: 'Site that led to us',
      campaign: 'Campaign',
      network: 'Shortened IP address',
      estimate: 'Estimate',
      chosen: 'Chosen',
      later: 'For the second phase',
      preset: 'Preset',
    },
    topics: {
      services: 'Services',
      offer: 'A quote',
      'e-commerce': 'Online shop',
      miscellaneous: 'Something else',
      jobApply: 'Job application',
      estimate: 'Estimate',
      Project: 'Project',
      Newsletter: 'Newsletter',
      Consultation: 'Call with an adviser',
    },
    call: {
      heading: 'Call with an adviser',
      booked: 'An adviser will call on {time} ({zone}). The call takes 15 minutes.',
      bookedBy: '{adviser} will call on {time} ({zone}). The call takes 15 minutes.',
      cancelled: 'The call on {time} ({zone}) is cancelled.',
      again: 'Book another call',
      over: 'The time of the call has passed: {time} ({zone}).',
      yours: '{time} your time',
      move: 'Move the call',
      moveText: 'Choose another time. The present one becomes free at once.',
      moveButton: 'Move the call',
      cancel: 'Cancel the call',
      cancelText:
        'We will free this time. We keep your request, and you can book another call at any time.',
      cancelButton: 'Cancel the call',
      failed: 'This call can no longer be changed. Please call {phone}.',
    },
    consentHeading: 'What was agreed to',
    consentAccepted: 'Version {version}, accepted on {date}.',
    choicesHeading: 'What would you like to do?',
    pdf: 'Save as PDF',
    download: 'Download a copy of the data',
    downloadText: 'A JSON file with what you see on this page.',
    extend: 'Keep the application for future vacancies',
    extendText:
      'We will keep it until {date} and consider it for other positions too. You can withdraw this consent at any time.',
    extendButton: 'I agree',
    withdraw: 'Withdraw consent',
    withdrawText:
      'We will stop working on the request and will not contact you about it. After 30 days we delete it.',
    withdrawButton: 'Withdraw my consent',
    delete: 'Delete the request',
    deleteText:
      'We will delete the request together with its attachments and the emails we sent. This cannot be undone.',
    deleteButton: 'Delete for good',
    deletedHeading: 'Request deleted',
    deletedText:
      'We no longer have the request or its attachments. Thank you for getting in touch.',
    goneHeading: 'This request no longer exists',
    goneText:
      'It was deleted because its sender asked for it, or because its storage time had passed.',
    failedHeading: 'This link is incomplete',
    failedText: 'Copy the whole address from our email, from “https” to its end.',
  },
  offer,
  unavailableHeading: 'We cannot do that at the moment',
  unavailableText: 'Nothing has changed. Please try again in a few minutes, or call us: {phone}.',
  home: 'Home',
  privacy: 'How we protect your data',
};
