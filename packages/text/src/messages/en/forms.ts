import * as offer from '@osnowa/brand/messages/en';
import { choiceWords, fieldLabels } from '../../field-labels.ts';
import type { FormMessages } from '../pl/forms.ts';

/** Labels and messages of the forms. */
export const forms = {
  ...fieldLabels('en'),
  ...choiceWords('en'),
  heading: 'Let’s talk',
  intro: 'We usually reply within 15 minutes during office hours.',
  required: 'Fields not marked “optional” are required.',
  optional: 'optional',
  choose: 'Choose',
  topicEmpty: 'Choose a topic',
  topics: {
    services: 'Services',
    offer: 'A quote',
    'e-commerce': 'Online shop',
    miscellaneous: 'Something else',
  },
  messageHint: 'What should work better, and for how many people? Two sentences will do.',
  workHint: 'What would you like to know? Two sentences will do.',
  documentHint: 'Describe the matter, or paste your questions.',
  articleHint:
    'What did the article leave open, or how does it work at your company? Two sentences will do.',
  consultationTopic: 'What would you like to talk about?',
  consultationTopicEmpty: 'Choose a topic',
  consultationTopics: {
    ...offer.productChoices,
    application: 'A bespoke application',
    'e-commerce': 'An online shop',
    other: 'Something else',
  },
  phoneForCall: 'Phone number',
  callTimeTitle: 'Thank you, your call is booked',
  callTimeKept: 'Time of the call',
  callTimePromise: 'An adviser will call at this time.',
  callTimeMail:
    'The confirmation has an entry for your calendar and a link to move or cancel the call.',
  jobHeading: 'Apply for this position',
  jobIntro: 'A few sentences are enough. Attach your CV or send it by email.',
  jobMessage: 'A few words about you',
  jobMessageHint:
    'What do you already do well, and what would you like to learn? A few sentences will do.',
  quoteMessageHint: 'Anything the questions did not cover.',
  cv: 'CV or portfolio',
  attachments: 'Attachments',
  attachmentHint: 'One file of up to 10 MB, such as PDF, DOCX or a picture.',
  attachmentsHint: 'Up to five files of 10 MB each, 25 MB in all, such as PDF, DOCX or pictures.',
  attachmentTypesTitle: 'Which files do we accept?',
  attachmentTypes:
    'PDF, DOCX, DOC, XLS, XLSX, TXT, HTML, CSS, VUE, PNG, JPG, GIF, SVG, MP3, MP4, MOV, ZIP and 7Z.',
  attachmentAgain: 'Your browser does not keep the files you chose. Please choose them again.',
  consentMore: 'More',
  consentPrivacy: 'How we protect your data',
  send: 'Send enquiry',
  sendConsultation: 'Book a call',
  sendNewsletter: 'Subscribe',
  sendJob: 'Send application',
  sending: 'Sending…',
  uploading: 'Uploading files: {percent}%',
  captchaGoogle:
    'Once you tick the box we load reCAPTCHA, a Google service that checks whether a person is sending the form. Google’s own rules apply to it:',
  captchaGooglePrivacy: 'privacy',
  captchaGoogleTerms: 'terms',
  captchaUnavailable:
    'The check that a person is sending this form could not be loaded. We accept your message all the same and will look at it by hand.',
  captchaAborted:
    'The check that a person is sending this form was not completed, so nothing has been sent yet. Send it again and we will accept it without the check.',
  draftKept: 'We have restored what you typed earlier.',
  summaryTitle: 'There is a problem',
  failed: 'Error: {reason}',
  reasons: {
    Unavailable:
      'we cannot take your enquiry right now. Nothing is lost: try again in a moment, or call {phone}.',
    RateLimited: 'too many enquiries were sent from here. Try again later, or call {phone}.',
    Captcha: 'we could not confirm that a person is sending this form. Please call {phone}.',
    TooLarge: 'the message is too large. Shorten it and send it again.',
    Conflict: 'the text changed while it was being sent. Please send it again.',
    other: 'your enquiry could not be sent. Try again, or call {phone}.',
  },
  sentBy: 'One of these people will get in touch:',
  sentReference: 'Reference number',
  sent: {
    contact: {
      title: 'Thank you, we have your enquiry',
      open: 'An adviser will read it and usually reply within 15 minutes.',
      closed: 'The office is closed at the moment. An adviser will reply on the next working day.',
    },
    consultation: {
      title: 'Thank you, we will call you',
      open: 'An adviser will usually call within 15 minutes. The call takes 15 minutes and costs nothing.',
      closed:
        'The office is closed at the moment. An adviser will call on the next working day. The call takes 15 minutes and costs nothing.',
    },
    newsletter: {
      title: 'One more step',
      open: 'We have emailed you a link. Follow it within 14 days to confirm your subscription.',
    },
    career: {
      title: 'Thank you, we have your application',
      open: 'A person will read it, not a program, and reply to the address you gave.',
    },
    quote: {
      title: 'Thank you, an adviser has your choices',
      open: 'They will check the assumptions and usually reply within 15 minutes.',
      closed:
        'The office is closed at the moment. An adviser will check the assumptions and reply on the next working day.',
    },
  },
  mailed: 'We are emailing you a confirmation with a link to everything you sent us.',
  unmailed:
    'We will not send a confirmation by email this time, so please note the reference number.',
  optInUnmailed:
    'We cannot send an email to this address right now. If you have already had one from us today, use the link in it; otherwise try again tomorrow.',
  close: 'Close',
  trap: 'Leave this field empty',
  fields: {
    nameValidationError: 'Enter your full name.',
    nameTooLong: 'Shorten the name to 100 characters.',
    emailValidationError: 'Enter your email address.',
    invalidEmailErrorRegex: 'Enter an email address like name@company.com.',
    emptyPhoneNumber: 'Enter your phone number.',
    invalidPhoneNumber: 'Enter the phone number in digits, for example +44 20 7946 0000.',
    messageValidationError: 'Enter a message.',
    messageTooLong: 'Shorten the message to 10,000 characters.',
    conversationTopicError: 'Choose what you would like to talk about.',
    topicError: 'Choose a topic.',
    choiceError: 'Choose one of the answers.',
    emptyBusinessName: 'Enter the company name.',
    businessNameTooLong: 'Shorten the company name to 150 characters.',
    consentNotAccepted: 'Tick the box. Without your consent we cannot accept this form.',
    valueTooLong: 'Shorten this text to 2,000 characters.',
    jobTitleError: 'Choose a position.',
    emptyFile: 'This file is empty. Choose another.',
    fileExtensionNotSupportedValidationMessage:
      'We cannot take this type of file. Choose another format.',
    fileSizeNotSupportedValidationMessage: 'The file is too big. Choose one of up to 10 MB.',
    fileContentMismatch: 'This file is a program or contains a script. Choose another file.',
    tooManyFiles: 'Choose five files at most.',
    filesTooLargeTogether: 'The files are too big together. Send 25 MB at most.',
    formNotFilledCorrectly: 'Fill in the answers that are missing.',
    technicalPreferencesRequired: 'Describe your technical preferences.',
    backendRequirementsRequired: 'Describe where the server should run.',
    distributionChannelRequired: 'Tick how the application will reach its users.',
    supportPeriodRequired: 'Choose a support period.',
    incorrectNumber: 'Enter the number of users in digits, for example 25.',
    hardwareSupportRequired: 'Tick at least one answer.',
    callTimeGone: 'This time is taken or has passed. Choose another one: the list is up to date.',
    tooManyCalls:
      'Two calls are already booked for this address. Move one with the link in its confirmation, or send the form without a time.',
  },
} satisfies FormMessages;
