import type { AreaCard, SectionData, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { band, framed, stack } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { THIRD } from '../../ui/picture/sizes.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import type { Entry, View } from '../collection/collection.tsx';
import { ListSection, viewOf } from '../collection/list-section.tsx';
import styles from './areas.module.css';

/** Number of pictures that may be in the first window of the list's own page. */
const FIRST_WINDOW = 4;

interface AreasProps {
  section: SectionOf<'areas' | 'industries'>;
  areas: AreaCard[];
  /** Place of the section in its page. */
  index?: number;
  /** The row is shared with the other list: names and figures, without icons and sentences. */
  paired?: boolean;
}

/**
 * Areas of a company that we know, or industries. Each has a customer's figure, and in cards, or
 * where there is no customer yet, the relevant part of a screenshot; names have neither.
 */
export function Areas({ section, areas, index = 1, paired = false }: AreasProps) {
  const { sections } = useMessages();
  const { title, subtitle, kind } = section;
  const view = viewOf(section);
  const label = kind === 'areas' ? sections.allAreas : sections.allIndustries;
  return (
    <ListSection
      {...{ title, subtitle, view }}
      of={areas
        .slice(0, section.limit ?? areas.length)
        .map((area, at) =>
          paired
            ? { ...nameOf(area, kind), figure: area.example?.figure }
            : toEntry(area, { kind, view }, index === 0 ? at : FIRST_WINDOW),
        )}
      all={view === 'names' ? <ArrowLink to={`/${kind}`}>{label}</ArrowLink> : null}
    />
  );
}

function nameOf(area: AreaCard, kind: string): Entry {
  return {
    id: area.id,
    to: `/${kind}/${area.pageName}`,
    title: <LocalText of={area.cardTitle} />,
  };
}

function toEntry(area: AreaCard, { kind, view }: { kind: string; view: View }, at: number): Entry {
  const { icon, shortDescription, example } = area;
  const entry: Entry = {
    ...nameOf(area, kind),
    icon: view === 'cards' ? null : icon,
    text: <LocalText as="p" of={shortDescription} />,
  };
  if (view === 'names') return entry;
  const figure = example?.figure && { ...example.figure, of: example.customer };
  if (view === 'cards') return { ...entry, figure, picture: <Screen area={area} at={at} /> };
  return { ...entry, figure, more: figure ? null : <Screen area={area} at={at} /> };
}

/** The relevant part of the screenshot. */
function Screen({ area: { image }, at }: { area: AreaCard; at: number }) {
  if (!image) return null;
  return (
    <Picture
      className={framed}
      image={image}
      sizes={THIRD}
      partRatio="8:5"
      priority={at === 0}
      eager={at < FIRST_WINDOW}
      decorative
    />
  );
}

/** Two lists of names in a row: areas and industries next to each other on wide screens. */
export function AreasAndIndustries({
  areas,
  industries,
  data,
}: {
  areas: SectionOf<'areas'>;
  industries: SectionOf<'industries'>;
  data: Pick<SectionData, 'areas' | 'industries'>;
}) {
  return (
    <div className={stack('0 columns', band, styles.pair)}>
      <Areas section={areas} areas={data.areas} paired />
      <Areas section={industries} areas={data.industries} paired />
    </div>
  );
}
