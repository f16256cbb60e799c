import type { AdminLabel } from '../../fields/admin-label.ts';
import type { PostProblem } from './post.ts';

/** Why a delivery was not taken: it got no answer, was refused, or had no receiver. */
export type DeliveryProblem = PostProblem | 'refused' | 'off' | 'gone' | 'failed';

/** Names of these problems in the back office. */
export const DELIVERY_PROBLEMS: Record<DeliveryProblem, AdminLabel> = {
  timeout: { pl: 'Odbiorca nie odpowiedział w 10 sekund', en: 'No answer within 10 seconds' },
  private: {
    pl: 'Adres prowadzi do sieci wewnętrznej. Administrator serwera może go dopuścić (INTERNAL_HOSTS)',
    en: 'The address leads into an internal network. The server’s administrator can allow it (INTERNAL_HOSTS)',
  },
  'no-host': { pl: 'Nie ma takiego serwera', en: 'There is no such server' },
  'no-server': { pl: 'Serwer nie przyjmuje połączeń', en: 'The server takes no connections' },
  certificate: { pl: 'Certyfikat serwera jest nieprawidłowy', en: 'The certificate is not valid' },
  broken: { pl: 'Połączenie zostało przerwane', en: 'The connection broke off' },
  refused: { pl: 'Odbiorca odmówił', en: 'The receiver refused' },
  off: { pl: 'Webhook jest wyłączony', en: 'The webhook is off' },
  gone: {
    pl: 'Urządzenie nie przyjmuje już powiadomień',
    en: 'The device takes no notifications any more',
  },
  failed: { pl: 'Nie udało się przygotować treści', en: 'The content could not be made' },
};
