import { defineIsland } from '../../islands/island.tsx';
import { Wizard } from './wizard.tsx';

export const island = defineIsland('wizard', Wizard, 'sign');
