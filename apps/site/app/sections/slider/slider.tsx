import { useId } from 'react';
import type { SectionOf, SlideContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { band, cluster, stack, start, whole } from '../../ui/layout/layout.ts';
import { ContentButton } from '../../ui/links/button.tsx';
import { IconButton } from '../../ui/links/icon-button.tsx';
import { Picture, type PictureFiles } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { innerHeading } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './slider.module.css';
import { type SliderState, useSlider } from './use-slider.ts';

/** Main page slider: a scroll-snap row in any browser; script adds the buttons and advances it. */
export function Slider({
  section,
  slides,
}: {
  section: SectionOf<'slider'>;
  slides: SlideContent[];
}) {
  const { sections } = useMessages();
  const titleId = useId();
  const slider = useSlider(slides.length);
  if (slides.length === 0) return null;
  return (
    <section
      className={styles.slider}
      aria-roledescription={sections.slider}
      aria-labelledby={section.title ? titleId : undefined}
      aria-label={section.title ? undefined : sections.slider}
      data-ready={slider.ready || undefined}
      {...slider.restWhile}
    >
      <div className={`${band} ${styles.content}`}>
        <LocalText
          as="h2"
          id={titleId}
          className={`${roles.label} ${styles.title}`}
          of={section.title}
        />
        <LocalText as="p" className={styles.intro} of={section.subtitle} />
        <ul ref={slider.list} className={`${styles.row} ${styles.slides}`}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              heading={innerHeading(section.title)}
              place={slider.ready ? placeOf(index, slider.current, slides.length) : 'still'}
            />
          ))}
        </ul>
        <Controls
          slider={slider}
          count={slides.length}
          title={slides[slider.current]?.title ?? null}
        />
      </div>
    </section>
  );
}

/** Position of a slide: in view, next to it, further away; `still` if no script moves the row. */
type Place = 'shown' | 'adjacent' | 'away' | 'still';

function placeOf(index: number, current: number, count: number): Place {
  if (index === current) return 'shown';
  const distance = Math.abs(index - current);
  return distance === 1 || distance === count - 1 ? 'adjacent' : 'away';
}

interface SlideProps {
  slide: SlideContent;
  heading: 'h2' | 'h3';
  place: Place;
}

/** Files of a slide's picture, for a page that preloads the first one. */
export function slidePicture({ image }: SlideContent): PictureFiles {
  const sizes = `(width >= 90rem) 45rem, (width >= 62rem) 51vw, ${ACROSS}`;
  return { image, ratio: '8:5', centred: true, sizes };
}

/** A hidden slide is not in the tab order; the next one is loaded before it is shown. */
function Slide({ slide, heading, place }: SlideProps) {
  return (
    <li className={stack(5, styles.slide)} inert={place === 'adjacent' || place === 'away'}>
      <div className={stack(4, start, whole, styles.text)}>
        <LocalText as="p" className={styles.over} of={slide.titleUppercase} />
        <LocalText as={heading} className={styles.heading} of={slide.title} />
        <LocalText as="p" className={`${roles.subtitle} ${styles.subtitle}`} of={slide.subtitle} />
        <ContentButton variant="secondary" text={slide.button} to={slide.buttonDestination} />
      </div>
      <Picture
        className={styles.picture}
        {...slidePicture(slide)}
        phoneRatio="8:5"
        eager={place === 'adjacent'}
      />
    </li>
  );
}

function Controls({
  slider,
  count,
  title,
}: {
  slider: SliderState;
  count: number;
  /** Of the slide in view. */
  title: SlideContent['title'] | null;
}) {
  const { sections } = useMessages();
  const { current, show, playing, still, togglePlaying } = slider;
  if (count < 2) return null;
  return (
    <div className={cluster(2, styles.controls)}>
      {still ? null : (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? sections.pause : sections.play}
          onClick={togglePlaying}
        />
      )}
      <IconButton
        icon="arrow-left"
        label={sections.previousSlide}
        onClick={() => show(current - 1)}
      />
      <IconButton icon="arrow-right" label={sections.nextSlide} onClick={() => show(current + 1)} />
      <p
        className={`${roles.quiet} ${roles.fine} ${roles.digits}`}
        aria-live={playing && !still ? 'off' : 'polite'}
      >
        <span>{fill(sections.slideOf, { n: current + 1, total: count })}</span>
        <VisuallyHidden>
          <LocalText of={title} />
        </VisuallyHidden>
      </p>
    </div>
  );
}
