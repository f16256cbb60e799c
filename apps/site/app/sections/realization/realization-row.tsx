import type { RealizationCard } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useLabel } from '../use-label.ts';
import { RealizationCards } from './realizations.tsx';

/** A few case studies at the end of a page about something else, and the way to all of them. */
export function RealizationRow({
  title,
  realizations,
}: {
  title: string;
  realizations: RealizationCard[];
}) {
  const label = useLabel();
  const { details } = useMessages();
  if (realizations.length === 0) return null;
  return (
    <SectionFrame
      title={label(title)}
      screenOnly
      headExtra={<ArrowLink to="/realizations">{details.allRealizations}</ArrowLink>}
    >
      <RealizationCards realizations={realizations} heading="h3" />
    </SectionFrame>
  );
}
