import { defineIsland } from '../islands/island.tsx';
import { CookieBar } from './cookie-bar.tsx';

export const island = defineIsland('cookie-bar', CookieBar, 'sign');
