import { defineIsland } from '../../islands/island.tsx';
import { Popups } from './popups.tsx';

export const island = defineIsland('popups', Popups, 'asked');
