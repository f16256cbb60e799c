import * as offer from '@osnowa/brand/messages/en';
import type { EstimateMessages } from '../pl/estimate.ts';

/** Labels of an estimate's own page. */
export const estimate = {
  subtitle: '{subject}, {date}, valid until {until}',
  subjects: offer.estimates,
  talkTitle: 'Talk to us about this estimate',
  talkText: 'An adviser receives it together with your message. There is nothing to copy.',
  bookCall: 'Book a call',
} satisfies EstimateMessages;
