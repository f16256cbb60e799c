import { textOn } from '../../../ui/contrast.ts';
import { ButtonLink } from '../../../ui/links/button.tsx';
import { LocalText } from '../../../ui/text/local-text.tsx';
import styles from './offer-button.module.css';

interface OfferButtonProps {
  block: {
    button: LocalText | null;
    buttonDestination: string | null;
    buttonColor: string | null;
  };
}

/** Button of a commercial block in the colour that an editor chose; nothing without a label or an aim. */
export function OfferButton({ block }: OfferButtonProps) {
  const { button, buttonDestination, buttonColor } = block;
  if (!button || !buttonDestination) return null;
  if (!buttonColor) {
    return (
      <ButtonLink to={buttonDestination}>
        <LocalText of={button} />
      </ButtonLink>
    );
  }
  // The colour is drawn: the content policy refuses style attributes.
  return (
    <ButtonLink className={styles.coloured} to={buttonDestination} data-text={textOn(buttonColor)}>
      <svg className={styles.colour} aria-hidden="true">
        <rect width="100%" height="100%" fill={buttonColor} />
      </svg>
      <LocalText of={button} />
    </ButtonLink>
  );
}
