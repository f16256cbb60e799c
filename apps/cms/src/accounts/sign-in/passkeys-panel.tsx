'use client';

import { fill } from '@osnowa/text';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import type { useAsk } from '../../kit/ask.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { PanelForm, Row, useMoment, usePasskeys, useProof } from './panel-parts.tsx';

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
  const proof = useProof(byCode);
  const support = usePasskeys(host);
  const [going, setGoing] = useState<ListedPasskey | null>(null);
  const remove = async () => {
    setGoing(null);
    await onChange();
  };
  const add = async (
    optionsJSON: PublicKeyCredentialCreationOptionsJSON,
    { name }: Readonly<Record<string, string>>,
    { ask, setProblem }: ReturnType<typeof useAsk>,
  ) => {
    // A person who closes the window of the browser has said no.
    const passkey = await startRegistration({ optionsJSON }).catch(() => null);
    if (!passkey) return setProblem(words.cancelled);
    if (await ask('/users/passkeys', { body: { name, passkey } })) await onChange();
  };
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <ul className="rows">
        {passkeys.map((passkey) => {
          const { id, name, createdAt, usedAt } = passkey;
          const used = usedAt ? `${words.used} ${moment(usedAt)}` : words.unused;
          return (
            <Row key={id} name={name} about={`${words.added} ${moment(createdAt)}, ${used}`}>
              <SmallButton onClick={() => setGoing(passkey)}>{words.remove}</SmallButton>
            </Row>
          );
        })}
      </ul>
      {going ? (
        <PanelForm
          key={going.id}
          fields={[proof]}
          actions={[
            {
              label: fill(words.removeIt, { name: going.name }),
              isMain: true,
              path: `/users/passkeys/${going.id}`,
              method: 'DELETE',
              onDone: remove,
            },
          ]}
          onCancel={() => setGoing(null)}
        />
      ) : null}
      {support === 'here' ? (
        <PanelForm
          // After another one, its fields are empty.
          key={passkeys.length}
          fields={[{ name: 'name', label: words.name }, proof]}
          actions={[{ label: words.add, path: '/users/passkeys/options', onDone: add }]}
        />
      ) : null}
      {support === 'elsewhere' || support === 'unsupported' ? <p>{words[support]}</p> : null}
    </section>
  );
}
