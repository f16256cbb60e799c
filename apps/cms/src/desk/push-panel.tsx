'use client';

import { useCallback, useEffect, useState } from 'react';
import { useMoment } from '../accounts/sign-in/panel-parts.tsx';
import { useAsk } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import type { Words } from '../kit/screen-words.ts';
import type { PushDevice } from '../platform/database/generated/payload-types.ts';
import type { TrialResult } from './deliveries.ts';
import { pushState, subscribe, thisEndpoint, unsubscribe } from './subscribe.ts';

type ListedDevice = Pick<PushDevice, 'id' | 'endpoint' | 'browser' | 'createdAt' | 'usedAt'>;

interface Listed {
  publicKey: string;
  devices: ListedDevice[];
}

/** The devices of the account, and the address of this one. */
function useDevices() {
  const { ask, problem } = useAsk();
  const [listed, setListed] = useState<Listed | null>(null);
  const [here, setHere] = useState<string | null>(null);
  const send = useCallback(
    async (path: string, body?: object) => {
      const answer = await ask<Listed>(`/users${path}`, { ...(body && { body }) });
      if (answer) {
        setHere(await thisEndpoint(answer.publicKey));
        setListed(answer);
      }
      return answer !== null;
    },
    [ask],
  );
  useEffect(() => void send('/push'), [send]);
  return { listed, here, send, problem };
}

/** Notifications on this device, and the list of the person's devices. */
export function PushPanel() {
  const words = useWords().leads.channels.push;
  const { listed, here, send, problem } = useDevices();
  const [hint, setHint] = useState<string | null>(null);
  if (!listed) return <Problem text={problem} />;
  const { devices, publicKey } = listed;
  const isOn = devices.some(({ endpoint }) => endpoint === here);
  const turnOn = async () => {
    const outcome = await subscribe(publicKey);
    setHint('refusal' in outcome ? words[outcome.refusal] : null);
    if ('subscription' in outcome) await send('/push', outcome.subscription);
  };
  const remove = async ({ id, endpoint }: ListedDevice) => {
    if (endpoint === here) await unsubscribe();
    await send('/push/remove', { device: id });
  };
  const obstacle = pushState();
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{isOn ? words.isOn : words.about}</p>
      <Problem text={problem} />
      {!isOn && obstacle ? <p>{words[obstacle]}</p> : null}
      <Problem text={hint} />
      {isOn || obstacle ? null : (
        <div className="actions">
          <SmallButton buttonStyle="primary" onClick={() => void turnOn()}>
            {words.turnOn}
          </SmallButton>
        </div>
      )}
      <Devices devices={devices} here={here} words={words} onRemove={remove} />
    </section>
  );
}

interface DevicesProps {
  devices: ListedDevice[];
  here: string | null;
  words: Words['leads']['channels']['push'];
  onRemove: (device: ListedDevice) => Promise<void>;
}

function Devices({ devices, here, words, onRemove }: DevicesProps) {
  const moment = useMoment();
  const { ask, problem } = useAsk();
  const [tested, setTested] = useState<string | null>(null);
  const test = async (device: number) => {
    setTested(null);
    const result = await ask<TrialResult>('/users/push/test', { body: { device } });
    if (result) setTested(words.tested[outcomeOf(result)]);
  };
  if (devices.length === 0) return null;
  return (
    <>
      <h4>{words.devices}</h4>
      <ul className="rows">
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <strong>
                {device.browser ?? words.unknown}
                {device.endpoint === here ? ` (${words.isThis})` : ''}
              </strong>
              <small>
                {words.since} {moment(device.createdAt)},{' '}
                {device.usedAt ? `${words.used} ${moment(device.usedAt)}` : words.unused}
              </small>
            </span>
            <div className="actions">
              <SmallButton onClick={() => void test(device.id)}>{words.test}</SmallButton>
              <SmallButton onClick={() => void onRemove(device)}>{words.remove}</SmallButton>
            </div>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {tested ? <p role="status">{tested}</p> : null}
    </>
  );
}

function outcomeOf({
  state,
  problem,
}: TrialResult): keyof Words['leads']['channels']['push']['tested'] {
  if (state === 'sent') return 'sent';
  return problem === 'gone' ? 'gone' : 'failed';
}
