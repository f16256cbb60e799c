import { defineIsland } from '../../islands/island.tsx';
import { GalleryPage } from './gallery-page.tsx';

export const island = defineIsland('gallery-page', GalleryPage, 'sign');
