import { registerHooks } from 'node:module';

// Views that tests render import Payload's components, and these style sheets, which Node cannot read.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css')
      ? { format: 'module', shortCircuit: true, source: '' }
      : next(url, context),
});
