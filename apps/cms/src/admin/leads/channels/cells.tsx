import type { DefaultServerCellComponentProps } from 'payload';
import { officeWords } from '../../../kit/words.ts';
import '../leads.css';

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>;

/** The state of a delivery in the list, with the colours of the messages' states. */
export function DeliveryStateCell({ cellData, i18n }: Props) {
  const state = String(cellData);
  const names: Readonly<Record<string, string>> = officeWords(i18n.language).states.deliveryStates;
  return <span className={`leads-state leads-state--${state}`}>{names[state] ?? state}</span>;
}
