import { defineIsland } from '../../islands/island.tsx';
import { EstimateQuote } from './estimate-quote.tsx';

export const island = defineIsland('estimate-quote', EstimateQuote, 'visible');
