import { CONSULTANT, DESIGNER, TESTER } from './consulting-design-test.ts';
import { BACKEND, FRONTEND } from './development.ts';
import type { Job } from './job.ts';

/** Open positions. */
export const CAREERS: Job[] = [FRONTEND, BACKEND, CONSULTANT, DESIGNER, TESTER];
