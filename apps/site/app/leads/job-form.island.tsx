import { defineIsland } from '../islands/island.tsx';
import { JobForm } from './job-form.tsx';

export const island = defineIsland('job-form', JobForm, 'visible');
