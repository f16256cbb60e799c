import type { Picture } from '../../shape.ts';

/** Authors of the blog, all of them from the team. */
export const AUTHORS: { firstName: string; lastName: string; image: Picture }[] = [
  { firstName: 'Hanna', lastName: 'Reszka', image: 'employees/portrait-01.webp' },
  { firstName: 'Joanna', lastName: 'Ślusarczyk', image: 'employees/portrait-05.webp' },
  { firstName: 'Paweł', lastName: 'Domański', image: 'employees/portrait-04.webp' },
  { firstName: 'Andrzej', lastName: 'Lewandowski', image: 'employees/portrait-08.webp' },
];
