import { defineIsland } from '../../islands/island.tsx';
import { GalleryScreen } from './gallery-screen.tsx';

export const island = defineIsland('gallery-screen', GalleryScreen, 'sign');
