/** Progress of a delivery to another program or to a device. */
export const DELIVERY_STATES = ['pending', 'sending', 'sent', 'failed'] as const;
