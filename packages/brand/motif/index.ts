import { StraightenedThread } from './change.tsx';
import styles from './hero.module.css';
import { CutThread, HeroCloth, PulledThread } from './hero.tsx';
import { RUNNING_ENDS } from './hero-loom.ts';
import type { Motif } from './motif.ts';
import {
  FallingThreads,
  LandingThreads,
  ProductThreads,
  ThreadBend,
  ThreadStrip,
} from './products.tsx';

export type { Drawings } from './motif.ts';

/** The motif of the company: threads that are woven. Empty for one without a motif. */
export const MOTIF: Motif = {
  hero: HeroCloth,
  heroLine: PulledThread,
  columns: ProductThreads,
  falling: FallingThreads,
  landing: LandingThreads,
  bend: ThreadBend,
  strip: ThreadStrip,
  change: StraightenedThread,
  lost: CutThread,
};

/** Number of products whose lines run on from the hero, or from the top of a page, into their places. */
export const RUNNING_LINES: number = RUNNING_ENDS.length;

/** Class of what is beside the hero's line; its attribute `data-place` says which one. */
export const BESIDE_HERO_LINE = styles.beside;
