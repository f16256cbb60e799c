import { type Estimate, proposalFor } from '@osnowa/estimate';
import { inSentence } from '@osnowa/text';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { namesIn } from './catalogue-names.ts';

/** The package that fits, with the visitor's own answers as the reason; nothing without one. */
export function ProposedPackage({
  catalogue,
  estimate,
}: {
  catalogue: CatalogueContent;
  estimate: Estimate;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const proposal = proposalFor(catalogue, estimate);
  const found = catalogue.packages.find(({ key }) => key === proposal?.package);
  if (!proposal || !found) return null;
  const names = namesIn(catalogue);
  const answers = proposal.because
    .map((key) => inSentence(names.item(key)?.text ?? key, locale))
    .join(', ');
  return (
    <div className={stack(3)}>
      <h3>{fill(labels.packageTitle, { name: found.name.text })}</h3>
      <LocalText as="p" of={found.description} />
      <p className={roles.quiet}>{fill(labels.because, { answers })}</p>
    </div>
  );
}
