import { defineIsland } from '../islands/island.tsx';
import { ContactForm } from './contact-form.tsx';

export const island = defineIsland('contact-form', ContactForm, 'visible');
