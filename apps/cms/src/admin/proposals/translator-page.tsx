import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { Logo } from '../brand/brand.tsx';
import { TranslatorForm } from './translator-form.tsx';
import '../translations/comparison.css';
import './proposals.css';

/**
 * The page behind a translator's link, for people without an account. It is the same for everybody:
 * the token is behind `#`, where no server sees it, and a request of its own gets the texts.
 */
export function TranslatorPage({ initPageResult }: AdminViewServerProps) {
  const language = adminLanguage(initPageResult.req.i18n.language);
  return (
    <MinimalTemplate className="translator" width="wide">
      <main>
        <div className="translator__brand">
          <Logo />
        </div>
        <TranslatorForm language={language} />
      </main>
    </MinimalTemplate>
  );
}
