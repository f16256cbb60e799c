/** Progress of a delivery to another program or to a device. */
export const DELIVERY_STATES = [
  { value: 'pending', label: { pl: 'Czeka', en: 'Waiting' } },
  { value: 'sending', label: { pl: 'W drodze', en: 'On its way' } },
  { value: 'sent', label: { pl: 'Doręczone', en: 'Delivered' } },
  { value: 'failed', label: { pl: 'Nie doręczono', en: 'Not delivered' } },
] as const;
