/** Scrolled this many px, the bar is fixed (point 9 of the specification). */
const THRESHOLD = 100;

/**
 * Sets the state of the bar as attributes for its styles: `data-fixed` past the threshold, and
 * `data-moving` once the visitor has scrolled, so that a page opened in its middle does not begin
 * with a bar that slides in.
 */
export function moveBar(): void {
  const bar = document.querySelector('[data-bar]');
  if (!bar) return;
  const look = () => bar.toggleAttribute('data-fixed', window.scrollY > THRESHOLD);
  look();
  window.addEventListener(
    'scroll',
    () => {
      bar.setAttribute('data-moving', '');
      look();
    },
    { passive: true },
  );
}
