export { boundedBody, pacedBody } from './body.ts';
export {
  type FormFile,
  maxFormBytes,
  mostReadBytes,
  openForm,
  readForm,
  type SentPair,
} from './form.ts';
export { oneAtATime } from './one-at-a-time.ts';
export { isSigned, isSignedMessage, sign, signatureHeaders } from './signature.ts';
