import { createContext } from 'react';
import type { Adviser } from './adviser-card.tsx';

/** Who answers what visitors send; the frame knows them on every page. */
export const Advisers = createContext<readonly Adviser[]>([]);
