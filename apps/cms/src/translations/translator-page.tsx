import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { isTranslator } from '../accounts/translators.ts';
import { Logo } from '../kit/brand/brand.tsx';
import { OpenLink } from './open-link.tsx';

/**
 * The page behind a translator's link. It is the same for everybody: the token is behind `#`, where
 * no server sees it, and a request of its own opens the session.
 */
export function TranslatorPage({ initPageResult: { req } }: AdminViewServerProps) {
  const { user } = req;
  return (
    <MinimalTemplate>
      <main>
        <Logo />
        <OpenLink other={user && !isTranslator(user) ? user.name : null} />
      </main>
    </MinimalTemplate>
  );
}
