import { defineIsland } from '../../islands/island.tsx';
import { Calculator } from './calculator.tsx';

export const island = defineIsland('calculator', Calculator, 'sign');
