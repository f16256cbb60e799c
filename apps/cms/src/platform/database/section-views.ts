type Section = { blockType?: string; limit?: number | null; title?: unknown } & Record<
  string,
  unknown
>;

/** Kinds of a page of facts and rules, which is not an offer. */
const IN_DOCUMENTS = ['text', 'connections', 'contact'];

const KINDS_WITH_PLACE = ['advisers', 'stages', 'text', 'points', 'industries'];

/**
 * The sections of a page with the view and the place that the site inferred from their neighbours
 * before editors chose them.
 */
export function withViews(sections: readonly Section[]): Section[] {
  const kinds = sections.map(({ blockType }) => blockType ?? '');
  const isDocument = kinds.every((kind) => IN_DOCUMENTS.includes(kind));
  const isNames = (at: number) => typeof sections[at]?.limit === 'number';
  const placeOf = (at: number) => {
    const [kind, before, first] = [kinds[at] ?? '', kinds[at - 1], kinds[at - 2]];
    if (kind === 'industries' && before === 'areas' && isNames(at) && isNames(at - 1))
      return 'beside';
    if (kind === 'points' && before === 'advisers' && first === 'contact') return 'below';
    const isTitled = kind !== 'text' || hasWords(sections[at]?.title);
    const isBeside = ['advisers', 'stages', 'text'].includes(kind) && before === 'contact';
    return isBeside && isTitled ? 'beside' : 'own';
  };
  return sections.map((section, at) => {
    const kind = kinds[at] ?? '';
    const place = KINDS_WITH_PLACE.includes(kind) ? { place: placeOf(at) } : {};
    const isBelowHero = kinds.slice(0, at).includes('hero') || kinds[at - 1] === 'slider';
    const chosen: Record<string, object> = {
      hero: { claims: !kinds.includes('claims') },
      products: { view: isBelowHero ? 'cards' : 'rows' },
      areas: { view: isNames(at) ? 'names' : 'cards' },
      industries: { view: isNames(at) ? 'names' : 'rows' },
      contact: { asksAbout: isDocument ? 'document' : 'offer' },
    };
    return { ...place, ...chosen[kind], ...section };
  });
}

/** Whether a localised text has words in a language. */
function hasWords(text: unknown): boolean {
  const texts = text !== null && typeof text === 'object' ? Object.values(text) : [text];
  return texts.some((one) => typeof one === 'string' && one.trim() !== '');
}
