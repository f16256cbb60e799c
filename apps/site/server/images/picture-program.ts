/** File of the process that makes pictures. It is run from its source, also with the built site. */
export const PICTURE_PROGRAM = new URL('./image-process.ts', import.meta.url);
