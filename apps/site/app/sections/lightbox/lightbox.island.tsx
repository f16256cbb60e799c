import { defineIsland } from '../../islands/island.tsx';
import { Lightbox } from './lightbox.tsx';

export const island = defineIsland('lightbox', Lightbox, 'touched');
