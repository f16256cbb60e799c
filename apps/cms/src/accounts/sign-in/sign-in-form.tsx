'use client';

import { startAuthentication } from '@simplewebauthn/browser';
import { useRouter } from 'next/navigation';
import type { ClientUser } from 'payload';
import { email as isEmail } from 'payload/shared';
import { useEffect, useState } from 'react';
import { ask } from '../../kit/ask.ts';
import { Problem } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import {
  Button,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextInput,
  toast,
  useAuth,
  useConfig,
  useRouteTransition,
  useTranslation,
} from '../../kit/payload.ts';
import { usePasskeys } from './panel-parts.tsx';
import './sign-in.css';

interface Props {
  /** Path to open afterwards; none over a form. */
  next?: string;
  /** Address that is filled in. */
  email?: string;
  /** Whether this page accepts the new session. */
  onSession?: (session: Session) => boolean;
  /** Host of the back office's passkeys. */
  passkeyHost: string | null;
}

/** The server's answer to a sign-in. */
interface Session {
  user: ClientUser;
  /** Seconds since 1970. */
  exp: number;
  token: string;
}

/** What a refused sign-in says of the second step. */
interface SecondStep {
  secondFactor: 'needed' | 'refused';
}

const EMPTY = { initialValue: undefined, valid: true, value: undefined };

/** Signing in, with the second step of those who have turned it on, or with a passkey alone. */
function useSignIn({ next, onSession }: Pick<Props, 'next' | 'onSession'>) {
  const words = useWords().signIn;
  const { setUser } = useAuth();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const enter = (session: Session) => {
    if (onSession && !onSession(session)) return;
    setUser(session);
    if (next !== undefined) startRouteTransition(() => router.push(next));
  };
  const withPassword = async ({ email, password }: Record<string, unknown>) => {
    const body = { email, password, ...(step === 'code' && { code }) };
    const answer = await ask<Session, SecondStep>('/users/login', { body });
    if (answer.ok) return enter(answer.body);
    const { sentence, data } = answer.refusal;
    if (data.secondFactor === 'needed') setStep('code');
    if (step === 'code') setProblem(sentence);
    else if (data.secondFactor !== 'needed') toast.error(sentence);
  };
  const withPasskey = async () => {
    const options = await ask<never>('/users/passkeys/challenge', { method: 'POST' });
    if (!options.ok) return toast.error(options.refusal.sentence);
    // A person who closes the window of the browser has said no.
    const response = await startAuthentication({ optionsJSON: options.body }).catch(() => null);
    if (!response) return toast.error(words.login.passkeyCancelled);
    const answer = await ask<Session>('/users/passkeys/sign-in', { body: response });
    if (answer.ok) enter(answer.body);
    else toast.error(answer.refusal.sentence);
  };
  const back = () => {
    setStep('password');
    setCode('');
    setProblem(null);
  };
  return { words, step, code, setCode, problem, withPassword, withPasskey, back };
}

/** The form of the sign-in page, and of the dialog over a form. */
export function SignInForm({ next, email, onSession, passkeyHost }: Props) {
  const { t } = useTranslation();
  const { config } = useConfig();
  const { words, step, code, setCode, problem, ...actions } = useSignIn({ next, onSession });
  const hasPasskeys = usePasskeys(passkeyHost) === 'here';
  const forgot = `${config.routes.admin}${config.admin.routes.forgot}`;
  const asksCode = step === 'code';
  // Payload empties the form when it gets another object.
  const [initialState] = useState(() => ({
    email: { ...EMPTY, initialValue: email, value: email },
    password: EMPTY,
  }));
  return (
    <Form
      className="login__form"
      disableSuccessStatus
      initialState={initialState}
      onSubmit={(_fields, data) => void actions.withPassword(data)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap" hidden={asksCode}>
        <EmailField
          field={{
            name: 'email',
            label: t('general:email'),
            required: true,
            admin: { autoComplete: 'email' },
          }}
          path="email"
          validate={isEmail}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      {asksCode ? (
        <div className="login__form__inputWrap">
          <p>{words.login.secondStep}</p>
          <CodeInput value={code} onChange={setCode} />
          <Problem text={problem} />
        </div>
      ) : (
        <Link href={forgot} prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
      <div className="actions">
        {hasPasskeys ? (
          <Button buttonStyle="secondary" margin={false} onClick={actions.withPasskey}>
            {words.login.passkey}
          </Button>
        ) : null}
        {asksCode ? (
          <Button buttonStyle="none" margin={false} onClick={actions.back}>
            {words.login.back}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** The field for a code, with the cursor in it. */
function CodeInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords().signIn;
  useEffect(() => document.getElementById('field-code')?.focus(), []);
  return (
    <TextInput
      path="code"
      label={words.code}
      required
      value={value}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      htmlAttributes={{ autoComplete: 'one-time-code' }}
    />
  );
}
