'use client';

import { fill } from '@osnowa/text';
import { useRouter } from 'next/navigation';
import {
  createContext,
  type DragEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import { useAsk } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import type { LeadState, LossReason } from '../../kit/states/states.ts';
import { PHASES, type PhaseName, stateIn } from '../../leads/next-states.ts';
import { AskLossReason } from '../steps/state-steps.tsx';

interface MovedLead {
  id: number;
  reference: string;
  state: LeadState;
  /** Whether its customer waits for an answer: moving the card is none. */
  waits: boolean;
}

interface Moves {
  /** Moves a lead into a column; a loss first asks for its reason. */
  move(lead: MovedLead, to: PhaseName, reason?: LossReason): void;
  cancel(): void;
  /** The lead that is being lost, until its reason is known. */
  losing: number | null;
  isBusy: boolean;
}

const MovesContext = createContext<Moves | null>(null);

function useMoves(): Moves {
  const moves = useContext(MovesContext);
  if (!moves) throw new Error('A card stands outside of the board.');
  return moves;
}

/** Type of dragged data: other pages' texts and files have another one. */
const DRAGGED = 'application/x-lead';

/** The board: it moves leads and shows the results. */
export function Board({ children }: { children: ReactNode }) {
  const router = useRouter();
  const words = useWords().leads.pipeline;
  const [said, setSaid] = useState('');
  const [losing, setLosing] = useState<number | null>(null);
  const { ask, isBusy } = useAsk(setSaid);

  async function save(lead: MovedLead, to: PhaseName, change: object) {
    const moved = await ask(`/leads/${lead.id}?depth=0`, { method: 'PATCH', body: change });
    if (!moved) return;
    setLosing(null);
    setSaid(fill(words.moved, { lead: lead.reference, phase: words.phases[to] }));
    router.refresh();
  }

  function move(lead: MovedLead, to: PhaseName, reason?: LossReason) {
    const phase = PHASES.find(({ name }) => name === to);
    if (!phase || phase.states.includes(lead.state)) return;
    const state = stateIn(phase, lead.state);
    if (!state) setSaid(words.impossible);
    else if (state === 'lost' && !reason) setLosing(lead.id);
    else void save(lead, to, { state, ...(reason && { lossReason: reason }) });
  }

  return (
    <MovesContext value={{ move, losing, isBusy, cancel: () => setLosing(null) }}>
      <p role="status">{said}</p>
      {children}
    </MovesContext>
  );
}

/** A column, into which cards are dropped. */
export function DropColumn(props: { name: PhaseName; label: string; children: ReactNode }) {
  const { move } = useMoves();
  const [isOver, setOver] = useState(false);
  const accepts = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);
  return (
    <section
      id={`phase-${props.name}`}
      aria-label={props.label}
      className={isOver ? 'board__column board__column--over' : 'board__column'}
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (!dragged) return;
        event.preventDefault();
        move(JSON.parse(dragged) as MovedLead, props.name);
      }}
    >
      {props.children}
    </section>
  );
}

/** A card: it is dragged, or moved by the choice on it. */
export function Card({ lead, children }: { lead: MovedLead; children: ReactNode }) {
  const words = useWords().leads.pipeline;
  const { move, cancel, losing, isBusy } = useMoves();
  const id = useId();
  const targets = useMemo(
    () =>
      PHASES.filter(({ name, ...phase }) => {
        const isPossible = stateIn({ name, ...phase }, lead.state) !== null;
        return isPossible && !(lead.waits && name === 'answered');
      }),
    [lead.state, lead.waits],
  );
  return (
    <li
      className="board__card"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(DRAGGED, JSON.stringify(lead));
      }}
    >
      {children}
      {losing === lead.id ? (
        <AskLossReason
          isBusy={isBusy}
          onChoose={(reason) => move(lead, 'lost', reason)}
          onCancel={cancel}
        />
      ) : (
        <>
          <label htmlFor={id} className="unseen">
            {fill(words.move, { lead: lead.reference })}
          </label>
          <select
            id={id}
            value=""
            disabled={isBusy}
            onChange={(event) => move(lead, event.target.value as PhaseName)}
          >
            <option value="">{words.moveTo}</option>
            {targets.map(({ name }) => (
              <option key={name} value={name}>
                {words.phases[name]}
              </option>
            ))}
          </select>
        </>
      )}
    </li>
  );
}
