import type { SectionOf } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';

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
          <LocalText as="dt" className={`${roles.quiet} ${roles.fine}`} of={label} />
          <LocalText as="dd" className={roles.bold} of={value} />
        </div>
      ))}
    </dl>
  );
}
