import { Secret, TOTP } from 'otpauth';

/** What the back office answers to a sign-in and its second step. */
export interface Answer {
  status: number;
  cookie: string;
  body: {
    secret?: string;
    address?: string;
    recoveryCodes?: string[];
    user?: { email: string } | null;
    errors?: { message: string; data?: { secondFactor?: string } }[];
  };
}

/** The app on a person's phone: the code that it shows at a time, in ms since 1970. */
export function appWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (ms = Date.now()) => totp.generate({ timestamp: ms });
}
