/** Scrolled this many px, a visitor is offered the way back (point 9 of the specification). */
const FAR = 200;

/** Back to the top of a long page, while a form that asks for a talk (`data-asks-for-talk`) is on the screen. */
export function offerWayToTop(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-to-top]');
  if (!button) return;
  const seen = new Set<Element>();
  const look = () => {
    button.hidden = seen.size === 0 || window.scrollY <= FAR;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    look();
  });
  for (const form of document.querySelectorAll('[data-asks-for-talk]')) observer.observe(form);
  window.addEventListener('scroll', look, { passive: true });
  button.addEventListener('click', () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}
