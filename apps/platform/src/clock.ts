/** The only source of time in the platform, so that tests and the development tools can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function after(clock: Clock, seconds: number): Date {
  return new Date(clock.now().getTime() + seconds * 1000)
}
