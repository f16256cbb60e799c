import * as offer from '@osnowa/brand/messages/de';
import type { EstimateMessages } from '../pl/estimate.ts';

/** Labels of an estimate's own page. */
export const estimate = {
  subtitle: '{subject} vom {date}, gültig bis {until}',
  subjects: offer.estimates,
  talkTitle: 'Sprechen Sie mit uns über diese Schätzung',
  talkText:
    'Unser Beratungsteam erhält sie zusammen mit Ihrer Nachricht. Sie müssen nichts abschreiben.',
  bookCall: 'Gespräch vereinbaren',
} satisfies EstimateMessages;
