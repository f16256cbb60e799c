import { z } from 'zod';

/** JSON body of every call that follows a link: the token is in no address, so that no log has it. */
export const linkCall = z.strictObject({ token: z.string() });

/** What was asked for is done. */
export const doneReply = z.strictObject({ success: z.literal(true) });
