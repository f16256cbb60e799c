import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../../kit/brand/brand.tsx';
import { ForgetText } from '../../kit/form/ended-session.tsx';
import { officeWords } from '../../kit/words.ts';
import { env } from '../../platform/process/env.ts';
import { relyingParty } from './origins.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The page on which a person signs in: Payload's own knows neither codes nor passkeys. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { admin } = initPageResult.req.payload.config.routes;
  const wanted = searchParams?.redirect ?? '';
  const next = getSafeRedirect({ fallbackTo: admin, redirectTo: wanted });
  if (initPageResult.req.user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <ForgetText />
      {next === admin ? null : (
        <p className="notice notice--plain">
          {officeWords(initPageResult.req.i18n.language).signIn.login.ended}
        </p>
      )}
      <SignInForm next={next} passkeyHost={relyingParty(env.CMS_URL)?.id ?? null} />
    </>
  );
}
