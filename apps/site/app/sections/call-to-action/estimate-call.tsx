import { useMessages } from '../../i18n/i18n.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';
import { CallToAction } from './call-to-action.tsx';

/** Call to estimate, at the end of a page about one area of work. */
export function EstimateCall() {
  const label = useLabel();
  const { details } = useMessages();
  return (
    <CallToAction
      section={{
        title: label(details.estimateTitle),
        subtitle: label(details.estimateText),
        button: label(details.estimateButton),
        buttonDestination: '/estimate-project',
      }}
    />
  );
}
