import { defineIsland } from '../../../islands/island.tsx';
import { StickyBlocks } from './sticky-blocks.tsx';

export const island = defineIsland('sticky-blocks', StickyBlocks, 'sign');
