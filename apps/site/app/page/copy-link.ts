/** Shows the button that copies an article's address, where the browser can copy, and says when it did. */
export function offerToCopy(): void {
  const entry = document.querySelector<HTMLElement>('[data-copies]');
  const said = entry?.querySelector('[role=status]');
  if (!entry || !said || !navigator.clipboard) return;
  entry.hidden = false;
  entry.addEventListener('click', () => {
    const { copies = '', copied = '' } = entry.dataset;
    navigator.clipboard.writeText(copies).then(
      () => {
        said.textContent = copied;
        entry.setAttribute('data-done', '');
      },
      // A browser that refuses gets no button.
      () => {
        entry.hidden = true;
      },
    );
  });
}
