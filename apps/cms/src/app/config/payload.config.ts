import { env } from '../../platform/process/env.ts';
import { createConfig } from './create-config.ts';

export default createConfig(env);
