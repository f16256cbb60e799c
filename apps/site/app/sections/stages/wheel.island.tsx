import { defineIsland } from '../../islands/island.tsx';
import { Wheel } from './wheel.tsx';

export const island = defineIsland('wheel', Wheel, 'visible');
