const BASE_SECONDS = 5
const MOST_SECONDS = 86_400

/** After so many failures a delivery is a dead letter: about a week at the longest. */
export const ATTEMPTS = 14

/** Full jitter: anything up to a limit that is four times as far each time, a day at most. */
export function backoffSeconds(failures: number, random: () => number = Math.random): number {
  return random() * Math.min(MOST_SECONDS, BASE_SECONDS * 4 ** Math.max(0, failures - 1))
}

/** Consecutive failures at one target that open the circuit: from then on it gets one delivery at a time. */
export const CIRCUIT_FAILURES = 5
const CIRCUIT_MOST_SECONDS = 300

/** Until one delivery is tried again; some time at least, or a target that hangs would be asked without pause. */
export function circuitSeconds(failures: number, random: () => number = Math.random): number {
  const most = Math.min(CIRCUIT_MOST_SECONDS, 10 * 2 ** Math.max(0, failures - CIRCUIT_FAILURES))
  return most / 2 + (random() * most) / 2
}
