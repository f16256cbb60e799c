import { defineIsland } from '../islands/island.tsx';
import { ConsultationForm } from './consultation-form.tsx';

export const island = defineIsland('consultation-form', ConsultationForm, 'visible');
