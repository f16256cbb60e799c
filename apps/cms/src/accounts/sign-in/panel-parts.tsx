'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { TextInput, useTranslation } from '../../kit/payload.ts';
import { SCHEDULE_ZONE } from '../../platform/time-zone.ts';

interface PanelField {
  name: string;
  label: string;
  type?: 'text' | 'password';
  autoComplete?: 'one-time-code' | 'current-password';
}

/**
 * The field in which a person says once more who they are.
 * @param byCode whether the account's second step is on: a code is asked for, and otherwise the password
 */
export function useProof(byCode: boolean): PanelField {
  const { code, password } = useWords().signIn;
  return byCode
    ? { name: 'proof', label: code, autoComplete: 'one-time-code' }
    : { name: 'proof', label: password, type: 'password', autoComplete: 'current-password' };
}

interface Action {
  label: string;
  isMain?: boolean;
  /** Where the fields are sent. */
  path: string;
  method?: 'POST' | 'DELETE';
  /** Gets the body of the answer; a refusal is shown instead. */
  onDone: (
    answer: never,
    values: Readonly<Record<string, string>>,
    asking: ReturnType<typeof useAsk>,
  ) => unknown;
}

interface PanelFormProps {
  fields: readonly PanelField[];
  actions: readonly Action[];
  onCancel?: () => void;
}

/**
 * Fields, and buttons that need all of them. They are no fields of the account: nothing of them is
 * saved with its form, and Enter presses the button next to them.
 */
export function PanelForm({ fields, actions, onCancel }: PanelFormProps) {
  const { cancel } = useWords().signIn;
  const asking = useAsk();
  const id = useId();
  const [values, setValues] = useState<Record<string, string>>({});
  const isReady = !asking.isBusy && fields.every(({ name }) => values[name]?.trim());
  const press = async ({ path, method = 'POST', onDone }: Action) => {
    const answer = await asking.ask(path, { method, body: values });
    if (answer) await onDone(answer as never, values, asking);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [action, other] = actions;
    // Of two buttons Enter chooses none.
    if (action && !other && isReady) void press(action);
  };
  return (
    <>
      {fields.map(({ name, label, type = 'text', autoComplete = 'off' }) => (
        <TextInput
          key={name}
          path={`${id}${name}`}
          label={label}
          value={values[name] ?? ''}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            setValues((former) => ({ ...former, [name]: target.value }))
          }
          onKeyDown={onKeyDown}
          htmlAttributes={{ type, autoComplete } as object}
        />
      ))}
      <Problem text={asking.problem} />
      <div className="actions">
        {actions.map((action) => (
          <SmallButton
            key={action.label}
            buttonStyle={action.isMain ? 'primary' : 'secondary'}
            disabled={!isReady}
            onClick={() => void press(action)}
          >
            {action.label}
          </SmallButton>
        ))}
        {onCancel ? <SmallButton onClick={onCancel}>{cancel}</SmallButton> : null}
      </div>
    </>
  );
}

interface RowProps {
  name: string;
  about: string;
  children: ReactNode;
}

/** One line of a list: a name, what is known of it, and a button. */
export function Row({ name, about, children }: RowProps) {
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{about}</small>
      </span>
      {children}
    </li>
  );
}

/** Writes a moment in the company's time. */
export function useMoment(): (iso: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SCHEDULE_ZONE,
  });
  return (iso) => format.format(new Date(iso));
}

/**
 * Whether passkeys work in this browser, at this address.
 * @param host the host that passkeys of the back office belong to; `null` where there are none
 */
export function usePasskeys(host: string | null) {
  const [support, setSupport] = useState<'unknown' | 'here' | 'elsewhere' | 'unsupported'>(
    'unknown',
  );
  useEffect(() => {
    if (host === null || window.location.hostname !== host) setSupport('elsewhere');
    else setSupport(browserSupportsWebAuthn() ? 'here' : 'unsupported');
  }, [host]);
  return support;
}
