import { calculatorNamed } from '@osnowa/site-map';
import type { ActionFunctionArgs } from 'react-router';
import { siteRequest } from '../../../content/request.ts';
import { formAction } from '../../../leads/.server/form-action.ts';
import { QUOTE_ID } from '../quote-step.tsx';
import { calculatorIn } from './calculator-page.ts';
import { handedOn } from './handed-on.ts';

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** Takes what another stage wrote, of a browser without scripts. */
export function stageAction(args: Args) {
  return handedOn(args, calculatorIn(args.context.get(siteRequest).path));
}

/** Takes the form, or what the stage before wrote, of a browser without scripts. */
export async function finalAction(args: Args) {
  const name = calculatorIn(args.context.get(siteRequest).path);
  const { describes, form } = calculatorNamed(name);
  const handed = describes ? await handedOn(args, name) : null;
  return handed ?? formAction(form, QUOTE_ID)(args);
}
