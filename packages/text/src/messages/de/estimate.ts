import { estimateNames } from '@osnowa/site-map';
import type { EstimateMessages } from '../pl/estimate.ts';

/** Labels of an estimate's own page. */
export const estimate = {
  subtitle: '{subject} vom {date}, gültig bis {until}',
  subjects: estimateNames('de'),
  talkTitle: 'Sprechen Sie mit uns über diese Schätzung',
  talkText:
    'Unser Beratungsteam erhält sie zusammen mit Ihrer Nachricht. Sie müssen nichts abschreiben.',
  bookCall: 'Gespräch vereinbaren',
} satisfies EstimateMessages;
