import type { ComponentType } from 'react';

/**
 * The drawings that the pages ask for, by their names there. They say nothing that a text does not
 * say, so screen readers skip them. A brand may draw any of them, or none.
 */
export interface Drawings {
  /**
   * Beside the title of a page, as wide as the content. `accents` are the products' colours in their
   * order; `null` in a place leaves that one out. With `runsOn` its lines go on below it, for the
   * sections that follow to cover or to take up.
   */
  hero: { accents: readonly (string | null)[]; runsOn?: boolean; className?: string | undefined };
  /** The line of the accent in this place, below the hero and off the page. */
  heroLine: { accent: string; place: number; className?: string | undefined };
  /** From the hero to the columns of the products below it; wide screens only. */
  columns: { accents: readonly string[] };
  /** From the top of the page into the row of the first product, and behind it. */
  falling: { accents: readonly string[]; className?: string | undefined };
  /** From there into the columns of the other products. */
  landing: { accents: readonly string[]; className?: string | undefined };
  /**
   * On a narrow screen: from above into the row of the product in this place. It begins at most
   * `reach` px above its row; with `turnsOnly` it ends after its turn, and not where the others do.
   */
  bend: {
    accent: string;
    place: number;
    reach?: number;
    turnsOnly?: boolean;
    className?: string | undefined;
  };
  /** One straight line, as wide as its place. */
  strip: { accent: string; className?: string | undefined };
  /** From a worse to a better value; the same name always gives the same drawing. */
  change: { of: string; colour: string };
  /** On a page that does not exist. */
  lost: { className?: string | undefined };
}

export type Motif = { readonly [Name in keyof Drawings]?: ComponentType<Drawings[Name]> };
