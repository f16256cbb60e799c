'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { PanelInput, ProofInput, RecoveryCodes } from './panel-parts.tsx';

/** A secret that an app can read. */
interface NewSecret {
  secret: string;
  picture: { size: number; outline: string };
}

interface Props {
  isOn: boolean;
  /** Nothing else of the back office is open until it is on. */
  isDue: boolean;
  /** How many recovery codes are left. */
  codesLeft: number;
  /** Has the panel read the account's state again. */
  onChange: () => Promise<void>;
}

/** From so many recovery codes on, new ones are suggested. */
const FEW = 3;

/** Two-step verification: turning it on and off, and its recovery codes. */
export function SecondFactorPanel({ isOn, isDue, codesLeft, onChange }: Props) {
  const words = useWords().signIn;
  const [wasDue] = useState(isDue);
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = async (made: string[]) => {
    setCodes(made);
    await onChange();
  };
  return (
    <section className="sign-in__part" aria-label={words.factor.heading}>
      <h3>{words.factor.heading}</h3>
      {isDue ? (
        <p
          className="problem"
          role="alert"
          // The account begins with fields that cannot be changed yet.
          ref={(shown) => shown?.scrollIntoView({ block: 'center' })}
        >
          {words.factor.due}
        </p>
      ) : null}
      <p>{isOn ? fill(words.factor.on, { left: codesLeft }) : words.factor.off}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : isOn ? (
        <WhenOn isFew={codesLeft <= FEW} onCodes={show} onChange={onChange} />
      ) : (
        <WhenOff onCodes={show} />
      )}
      {wasDue && isOn && !codes ? (
        // The whole page is loaded anew: this account may open other pages now.
        <p>
          <a href="/admin">{words.factor.enter}</a>
        </p>
      ) : null}
    </section>
  );
}

type OnCodes = (codes: string[]) => Promise<void>;

function WhenOff({ onCodes }: { onCodes: OnCodes }) {
  const words = useWords().signIn;
  const { ask, problem, setProblem, isBusy } = useAsk();
  const [proof, setProof] = useState('');
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const begin = async () => {
    const made = await ask<NewSecret>('/users/second-factor/begin', { body: { proof } });
    if (made) setSecret(made);
  };
  const cancel = () => {
    setSecret(null);
    setProof('');
    setProblem(null);
  };
  if (secret) return <FirstCode secret={secret} onCodes={onCodes} onCancel={cancel} />;
  return (
    <>
      <ProofInput byCode={false} value={proof} onChange={setProof} onEnter={() => void begin()} />
      <Problem text={problem} />
      <div className="actions">
        <SmallButton disabled={isBusy || proof === ''} onClick={() => void begin()}>
          {words.factor.turnOn}
        </SmallButton>
      </div>
    </>
  );
}

interface FirstCodeProps {
  secret: NewSecret;
  onCodes: OnCodes;
  onCancel: () => void;
}

function FirstCode({ secret: { secret, picture }, onCodes, onCancel }: FirstCodeProps) {
  const words = useWords().signIn;
  const { ask, problem, isBusy } = useAsk();
  const [code, setCode] = useState('');
  const confirm = async () => {
    const answer = await ask<{ recoveryCodes: string[] }>('/users/second-factor/confirm', {
      body: { code },
    });
    if (answer) await onCodes(answer.recoveryCodes);
  };
  return (
    <>
      <p>{words.factor.scan}</p>
      <svg
        className="sign-in__picture"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={words.factor.picture}
      >
        <rect width="100%" height="100%" />
        <path d={picture.outline} />
      </svg>
      <p>
        {words.factor.secret} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <PanelInput
        label={words.factor.firstCode}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        onEnter={() => void confirm()}
      />
      <Problem text={problem} />
      <div className="actions">
        <SmallButton
          buttonStyle="primary"
          disabled={isBusy || code === ''}
          onClick={() => void confirm()}
        >
          {words.factor.confirm}
        </SmallButton>
        <SmallButton onClick={onCancel}>{words.cancel}</SmallButton>
      </div>
    </>
  );
}

interface WhenOnProps extends Pick<Props, 'onChange'> {
  isFew: boolean;
  onCodes: OnCodes;
}

function WhenOn({ isFew, onCodes, onChange }: WhenOnProps) {
  const words = useWords().signIn;
  const { ask, problem, isBusy } = useAsk();
  const [proof, setProof] = useState('');
  const makeCodes = async () => {
    const path = '/users/second-factor/recovery-codes';
    const answer = await ask<{ recoveryCodes: string[] }>(path, { body: { proof } });
    if (answer) await onCodes(answer.recoveryCodes);
  };
  const turnOff = async () => {
    if (await ask('/users/second-factor/off', { body: { proof } })) await onChange();
  };
  const isDisabled = isBusy || proof === '';
  // Two buttons follow: Enter chooses none of them.
  const stay = () => undefined;
  return (
    <>
      {isFew ? <p className="problem">{words.factor.few}</p> : null}
      <ProofInput byCode value={proof} onChange={setProof} onEnter={stay} />
      <Problem text={problem} />
      <div className="actions">
        <SmallButton disabled={isDisabled} onClick={() => void makeCodes()}>
          {words.factor.newCodes}
        </SmallButton>
        <SmallButton disabled={isDisabled} onClick={() => void turnOff()}>
          {words.factor.turnOff}
        </SmallButton>
      </div>
    </>
  );
}
