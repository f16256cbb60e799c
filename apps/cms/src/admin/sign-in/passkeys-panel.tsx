'use client';
import { fill } from '@osnowa/text';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { PanelInput, ProofInput, useMoment } from './panel-parts.tsx';
import { usePasskeys } from './use-passkeys.ts';

export interface ListedPasskey {
  id: number;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

interface Props {
  passkeys: ListedPasskey[];
  /** Host that passkeys belong to; `null` where there can be none. */
  host: string | null;
  /** Whether the account's second step is on. */
  byCode: boolean;
  onChange: () => Promise<void>;
}

/** A person's passkeys: the list, and a new one. */
export function PasskeysPanel({ passkeys, host, byCode, onChange }: Props) {
  const words = useWords().signIn.passkeys;
  const moment = useMoment();
  const support = usePasskeys(host);
  const [going, setGoing] = useState<ListedPasskey | null>(null);
  return (
    <section className="sign-in__part" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <ul className="sign-in__list">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <strong>{passkey.name}</strong>
              <small>
                {words.added} {moment(passkey.createdAt)},{' '}
                {passkey.usedAt ? `${words.used} ${moment(passkey.usedAt)}` : words.unused}
              </small>
            </span>
            <SmallButton onClick={() => setGoing(passkey)}>{words.remove}</SmallButton>
          </li>
        ))}
      </ul>
      {going ? (
        <RemovedPasskey
          key={going.id}
          passkey={going}
          byCode={byCode}
          onCancel={() => setGoing(null)}
          onChange={async () => {
            setGoing(null);
            await onChange();
          }}
        />
      ) : null}
      {support === 'here' ? <NewPasskey byCode={byCode} onChange={onChange} /> : null}
      {support === 'elsewhere' ? <p>{words.elsewhere}</p> : null}
      {support === 'unsupported' ? <p>{words.unsupported}</p> : null}
    </section>
  );
}

interface RemovedProps extends Pick<Props, 'byCode' | 'onChange'> {
  passkey: ListedPasskey;
  onCancel: () => void;
}

/** Asks once more who it is before a passkey is removed. */
function RemovedPasskey({ passkey: { id, name }, byCode, onCancel, onChange }: RemovedProps) {
  const words = useWords().signIn;
  const { ask, problem, isBusy } = useAsk();
  const [proof, setProof] = useState('');
  const remove = async () => {
    if (await ask(`/users/passkeys/${id}`, { method: 'DELETE', body: { proof } })) await onChange();
  };
  return (
    <>
      <ProofInput byCode={byCode} value={proof} onChange={setProof} onEnter={() => void remove()} />
      <Problem text={problem} />
      <div className="actions">
        <SmallButton
          buttonStyle="primary"
          disabled={isBusy || proof === ''}
          onClick={() => void remove()}
        >
          {fill(words.passkeys.removeIt, { name: name })}
        </SmallButton>
        <SmallButton onClick={onCancel}>{words.cancel}</SmallButton>
      </div>
    </>
  );
}

function NewPasskey({ byCode, onChange }: Pick<Props, 'byCode' | 'onChange'>) {
  const words = useWords().signIn.passkeys;
  const { ask, problem, setProblem, isBusy } = useAsk();
  const [name, setName] = useState('');
  const [proof, setProof] = useState('');
  const isReady = !isBusy && name.trim() !== '' && proof !== '';
  const add = async () => {
    if (!isReady) return;
    const optionsJSON = await ask<never>('/users/passkeys/options', { body: { proof } });
    if (!optionsJSON) return;
    // A person who closes the window of the browser has said no.
    const passkey = await startRegistration({ optionsJSON }).catch(() => null);
    if (!passkey) return setProblem(words.cancelled);
    if (!(await ask('/users/passkeys', { body: { name, passkey } }))) return;
    setName('');
    setProof('');
    await onChange();
  };
  return (
    <>
      <PanelInput label={words.name} value={name} onChange={setName} onEnter={() => void add()} />
      <ProofInput byCode={byCode} value={proof} onChange={setProof} onEnter={() => void add()} />
      <Problem text={problem} />
      <div className="actions">
        <SmallButton disabled={!isReady} onClick={() => void add()}>
          {words.add}
        </SmallButton>
      </div>
    </>
  );
}
