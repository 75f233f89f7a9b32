import type { Page } from '@playwright/test'

/** Cost of one job. */
export interface Job {
  readonly name: string
  /** Presses of a pointer, or of a key on what is no field of text. */
  readonly clicks: number
  /** Fields that were filled in or chosen from. */
  readonly fields: number
  readonly seconds: number
}

/** Counts what somebody's hands do in a page, job by job. */
export class WorkMeter {
  readonly jobs: Job[] = []
  #clicks = 0
  #fields = 0

  private constructor() {}

  static async watch(page: Page): Promise<WorkMeter> {
    const meter = new WorkMeter()
    await page.exposeBinding('workDone', (_, isClick: boolean) => {
      if (isClick) meter.#clicks++
      else meter.#fields++
    })
    await page.addInitScript(() => {
      const { workDone } = window as unknown as { readonly workDone: (isClick: boolean) => void }
      const typed = new WeakSet<EventTarget>()
      addEventListener('pointerdown', ({ isTrusted }) => isTrusted && workDone(true), true)
      addEventListener(
        'keydown',
        ({ isTrusted, key, target }) => {
          const isText =
            target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), textarea')
          if (isTrusted && !isText && /^(Enter| )$/.test(key)) workDone(true)
        },
        true,
      )
      addEventListener(
        'input',
        ({ target }) => {
          const isPressed = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
          if (!target || isPressed || typed.has(target)) return
          typed.add(target)
          workDone(false)
        },
        true,
      )
    })
    return meter
  }

  async job(name: string, work: () => Promise<void>): Promise<void> {
    const [clicks, fields, start] = [this.#clicks, this.#fields, Date.now()]
    await work()
    this.jobs.push({
      name,
      clicks: this.#clicks - clicks,
      fields: this.#fields - fields,
      seconds: (Date.now() - start) / 1000,
    })
  }
}
