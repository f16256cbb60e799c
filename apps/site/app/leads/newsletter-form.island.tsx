import { defineIsland } from '../islands/island.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export const island = defineIsland('newsletter-form', NewsletterForm, 'visible');
