/** The only source of time in the platform, so that tests and the development tools can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function after(clock: Clock, seconds: number): Date {
  return new Date(clock.now().getTime() + seconds * 1000)
}

/** How far a clock is from the real one. */
export interface ClockState {
  /** Moment at which the clock is frozen. */
  readonly frozenAt: Date | null
  /** Milliseconds it is ahead while it runs. */
  readonly shift: number
}

export const realTime: ClockState = { frozenAt: null, shift: 0 }

/** A clock that a developer moves: it follows another one, at a distance, or stands still. */
export class MovableClock implements Clock {
  readonly #base: Clock
  #state: ClockState = realTime

  constructor(base: Clock) {
    this.#base = base
  }

  now(): Date {
    return new Date(this.#state.frozenAt ?? this.#base.now().getTime() + this.#state.shift)
  }

  get state(): ClockState {
    return this.#state
  }

  take(state: ClockState): void {
    this.#state = state
  }

  frozen(at: Date = this.now()): ClockState {
    return { ...this.#state, frozenAt: at }
  }

  /** At another moment, and still or running as before. */
  set(to: Date): ClockState {
    if (this.#state.frozenAt) return this.frozen(to)
    return { frozenAt: null, shift: to.getTime() - this.#base.now().getTime() }
  }

  /** On from where it stands. */
  resumed(): ClockState {
    return { frozenAt: null, shift: this.now().getTime() - this.#base.now().getTime() }
  }
}
