/** Fields that open the keyboard of a phone; a checkbox does not, and was visible already. */
const TYPED_FIELD = 'main :is(input:not([type=checkbox], [type=radio]), select, textarea)';

/**
 * Publishes the height of the cookie bar: elements at the foot of a page are above the bar, and the
 * page ends above it. A change of the document's own style recalculates the styles of every element,
 * so the document gets the height only when a visitor presses Tab or enters a field: the focus then
 * scrolls clear of the bar.
 * @returns how to stop that
 */
export function publishHeight(bar: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  let selector = '[data-on-cookie-bar]';
  let height = 0;
  const publish = () => sheet.replaceSync(`${selector} { --cookie-bar: ${height}px }`);
  const observer = new ResizeObserver(([entry]) => {
    height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    publish();
  });
  const publishOnDocument = () => {
    if (selector.startsWith('html')) return;
    selector = 'html, [data-on-cookie-bar]';
    publish();
    removeEventListener('keydown', walks);
  };
  const walks = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') publishOnDocument();
  };
  const enters = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(TYPED_FIELD)) return;
    publishOnDocument();
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  observer.observe(bar);
  addEventListener('keydown', walks);
  addEventListener('focusin', enters);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    observer.disconnect();
    removeEventListener('keydown', walks);
    removeEventListener('focusin', enters);
  };
}
