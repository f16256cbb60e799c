/** Marks the link of the panel in view, and shows a panel without moving the page. */
export function followTabs(): void {
  for (const tabs of document.querySelectorAll('[data-tabs]')) {
    const panels = tabs.querySelector('section');
    if (panels) followPanels(tabs, panels);
  }
}

function followPanels(tabs: Element, panels: HTMLElement): void {
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('nav a')];
  const seen = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!shown) return;
      for (const link of links) {
        if (link.hash === `#${shown.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { root: panels, threshold: 0.6 },
  );
  for (const panel of panels.children) seen.observe(panel);
  tabs.addEventListener('click', (event) => {
    const link = links.find((each) => event.target instanceof Node && each.contains(event.target));
    const panel = link && document.getElementById(link.hash.slice(1));
    if (!panel) return;
    event.preventDefault();
    panels.scrollTo({ left: panel.offsetLeft - panels.offsetLeft });
  });
}
