import type { AreaContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import { DetailHead, HeadButtons } from '../detail/detail-head.tsx';
import styles from './area.module.css';

/** Top of the page of an area or an industry: its picture, or the cloth that belongs to its name. */
export function AreaHead({ list, area }: { list: 'areas' | 'industries'; area: AreaContent }) {
  const { details } = useMessages();
  return (
    <DetailHead
      list={list}
      name={area.name}
      title={area.header1}
      subtitle={area.subHeader1}
      picture={
        area.imageHeader ? (
          <Picture
            className={styles.picture}
            image={area.imageHeader}
            sizes="(min-width: 88rem) 31rem, (min-width: 62rem) 36vw, 90vw"
            priority
          />
        ) : (
          <div className={styles.cloth}>
            <WeaveSwatch name={area.pageName} eager />
          </div>
        )
      }
    >
      <HeadButtons>
        <ButtonLink to={`#${CONTACT_FORM_ID}`}>{details.talkAbout}</ButtonLink>
      </HeadButtons>
    </DetailHead>
  );
}
