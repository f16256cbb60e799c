import type { RealizationContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { Tags } from '../../ui/card/tag.tsx';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Figures } from '../claims/claims.tsx';
import { DetailHead, HeadButtons } from '../detail/detail-head.tsx';
import { LightboxPicture } from '../lightbox/lightbox-area.tsx';
import { mainPicture } from './pictures.ts';
import styles from './realization.module.css';

/** Top of a case study: what was achieved, in a sentence, in figures and in a picture. */
export function RealizationHead({ realization }: { realization: RealizationContent }) {
  const { details } = useMessages();
  const { name, header, realizationDetail: detail } = realization;
  return (
    <>
      <DetailHead
        list="realizations"
        name={detail.name ?? name}
        title={header}
        subtitle={detail.subtitle}
      >
        <Ways realization={realization} />
      </DetailHead>
      <div className={styles.show}>
        <LightboxPicture
          image={mainPicture(realization)}
          sizes="(min-width: 90rem) 80rem, 90vw"
          priority
        />
        <div className={styles.facts}>
          <Figures of={realization.figures} />
          <Tags of={realization.technologies} label={details.technologies} />
        </div>
      </div>
    </>
  );
}

/** Buy it, ask for an offer, see it at work: as many of them as the case study has. */
function Ways({ realization }: { realization: RealizationContent }) {
  const { details } = useMessages();
  const { buyButton, offerRequestButton, buttonDestination } = realization.realizationDetail;
  if (!buyButton && !offerRequestButton && !buttonDestination) return null;
  return (
    <HeadButtons>
      {buyButton ? <ButtonLink to={buyButton}>{details.buy}</ButtonLink> : null}
      {offerRequestButton ? (
        <ButtonLink variant={buyButton ? 'secondary' : 'primary'} to={`#${CONTACT_FORM_ID}`}>
          {details.requestOffer}
        </ButtonLink>
      ) : null}
      {buttonDestination ? (
        <ButtonLink variant="secondary" to={buttonDestination}>
          {details.seeLive}
        </ButtonLink>
      ) : null}
    </HeadButtons>
  );
}
