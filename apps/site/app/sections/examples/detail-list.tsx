import type { SectionOf } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';

interface DetailListProps {
  details: SectionOf<'journey' | 'connections'>['details'];
  className?: string;
}

/** Details as a definition list: names with their values. */
export function DetailList({ details, className }: DetailListProps) {
  return (
    <dl className={className}>
      {details.map(({ id, label, value }) => (
        <div key={id}>
          <LocalText as="dt" of={label} />
          <LocalText as="dd" of={value} />
        </div>
      ))}
    </dl>
  );
}
