import { defineIsland } from '../../islands/island.tsx';
import { Slider } from './slider.tsx';

export const island = defineIsland('slider', Slider, 'visible');
