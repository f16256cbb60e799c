import { createConfig } from './create-config.ts';
import { env } from './env.ts';

export default createConfig(env);
