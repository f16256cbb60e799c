/**
 * Progress of a command for a person: one line a step, with the seconds it takes. Plain
 * JavaScript, because the bootstrap needs it on a Node that cannot read TypeScript.
 */

const HEARTBEAT_SECONDS = 15;

/**
 * @typedef {{
 *   step: <T>(title: string, work: (tell: (line: string) => void) => Promise<T>) => Promise<T>,
 *   announce: (title: string) => void,
 * }} Progress
 */

/**
 * Makes the reporter of one command.
 *
 * `step` names the work, does it and prints its duration, and its result if that is a string (for
 * example "up to date"). On a terminal the seconds count up in place; elsewhere a long step writes
 * a line every 15 s with the work's last message, so that a log never looks dead. `announce` only
 * names the next step, for work that has output of its own.
 *
 * @param {number} total number of steps of the command; 0 leaves the numbering out
 * @param {{ write(text: string): unknown, isTTY?: boolean }} out
 * @returns {Progress}
 */
export function createProgress(total, out = process.stdout) {
  let number = 0;
  /** @param {string} title */
  function nextLine(title) {
    number += 1;
    return `${total > 0 ? `[${number}/${total}] ` : ''}${title} …`;
  }
  return {
    announce(title) {
      out.write(`${nextLine(title)}\n`);
    },
    async step(title, work) {
      const line = nextLine(title);
      const started = performance.now();
      const counter = startCounter(line, started, out);
      try {
        const result = await work(counter.report);
        counter.end(`${formatSeconds(started)}${typeof result === 'string' ? `, ${result}` : ''}`);
        return result;
      } catch (error) {
        counter.end('failed');
        throw error;
      }
    },
  };
}

/**
 * @param {string} line
 * @param {number} started
 * @param {{ write(text: string): unknown, isTTY?: boolean }} out
 */
function startCounter(line, started, out) {
  const live = out.isTTY === true;
  let broken = false;
  let reported = '';
  out.write(line);
  const timer = setInterval(
    () => {
      if (live) {
        out.write(`\r${line} ${formatSeconds(started)}`);
      } else {
        out.write(
          `${broken ? '' : '\n'}    ${formatSeconds(started)} so far${reported && `: ${reported}`}\n`,
        );
        broken = true;
      }
    },
    live ? 1000 : HEARTBEAT_SECONDS * 1000,
  );
  return {
    /** @param {string} line */
    report(line) {
      reported = line;
    },
    /** @param {string} word */
    end(word) {
      clearInterval(timer);
      if (live) out.write(`\r${line} ${word}   \n`);
      else out.write(broken ? `    ${word}\n` : ` ${word}\n`);
    },
  };
}

/**
 * Seconds since a `performance.now()` reading, as text for people.
 *
 * @param {number} started
 */
export function formatSeconds(started) {
  const seconds = (performance.now() - started) / 1000;
  return seconds < 9.95 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
