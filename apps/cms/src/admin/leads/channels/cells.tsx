import type { DefaultServerCellComponentProps } from 'payload';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { DELIVERY_STATES } from '../../../fields/delivery-states.ts';
import '../leads.css';

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>;

/** The state of a delivery in the list, with the colours of the messages' states. */
export function DeliveryStateCell({ cellData, i18n }: Props) {
  const state = String(cellData);
  const known = DELIVERY_STATES.find(({ value }) => value === state);
  const label = known?.label[adminLanguage(i18n.language)] ?? state;
  return <span className={`leads-state leads-state--${state}`}>{label}</span>;
}
