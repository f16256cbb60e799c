'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { PanelForm, useProof } from './panel-parts.tsx';

/** A secret that an app can read. */
interface NewSecret {
  secret: string;
  picture: { size: number; outline: string };
}

interface NewCodes {
  recoveryCodes: string[];
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

const PATH = '/users/second-factor';

/** Two-step verification: turning it on and off, and its recovery codes. */
export function SecondFactorPanel({ isOn, isDue, codesLeft, onChange }: Props) {
  const words = useWords().signIn.factor;
  const proof = useProof(isOn);
  const [wasDue] = useState(isDue);
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = async ({ recoveryCodes }: NewCodes) => {
    setSecret(null);
    setCodes(recoveryCodes);
    await onChange();
  };
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      {isDue ? (
        <p
          className="problem"
          role="alert"
          // The account begins with fields that cannot be changed yet.
          ref={(shown) => shown?.scrollIntoView({ block: 'center' })}
        >
          {words.due}
        </p>
      ) : null}
      <p>{isOn ? fill(words.on, { left: codesLeft }) : words.off}</p>
      {isOn && !codes && codesLeft <= FEW ? <p className="problem">{words.few}</p> : null}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : secret ? (
        <FirstCode {...secret} onDone={show} onCancel={() => setSecret(null)} />
      ) : (
        <PanelForm
          key={String(isOn)}
          fields={[proof]}
          actions={
            isOn
              ? [
                  { label: words.newCodes, path: `${PATH}/recovery-codes`, onDone: show },
                  { label: words.turnOff, path: `${PATH}/off`, onDone: () => onChange() },
                ]
              : [{ label: words.turnOn, path: `${PATH}/begin`, onDone: setSecret }]
          }
        />
      )}
      {wasDue && isOn && !codes ? (
        // The whole page is loaded anew: this account may open other pages now.
        <p>
          <a href="/admin">{words.enter}</a>
        </p>
      ) : null}
    </section>
  );
}

interface FirstCodeProps extends NewSecret {
  onDone: (made: NewCodes) => Promise<void>;
  onCancel: () => void;
}

/** The secret for the app, and the code that the app makes of it. */
function FirstCode({ secret, picture: { size, outline }, onDone, onCancel }: FirstCodeProps) {
  const words = useWords().signIn.factor;
  return (
    <>
      <p>{words.scan}</p>
      <svg
        width="192"
        height="192"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.picture}
      >
        {/* Dark on light in both themes: not every camera reads the reverse. */}
        <rect width="100%" height="100%" fill="white" />
        <path d={outline} fill="black" />
      </svg>
      <p>
        {words.secret} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <PanelForm
        fields={[{ name: 'code', label: words.firstCode, autoComplete: 'one-time-code' }]}
        actions={[{ label: words.confirm, isMain: true, path: `${PATH}/confirm`, onDone }]}
        onCancel={onCancel}
      />
    </>
  );
}

/** New recovery codes, which are shown this once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const words = useWords().signIn.codes;
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className="notice notice--plain" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <ol className="rows">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <SmallButton onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </SmallButton>
        <SmallButton
          el="anchor"
          url={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          extraButtonProps={{ download: words.file }}
        >
          {words.download}
        </SmallButton>
        <SmallButton buttonStyle="primary" onClick={onDone}>
          {words.done}
        </SmallButton>
      </div>
    </section>
  );
}
