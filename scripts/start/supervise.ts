import { describeFault, Fault } from '../lib/fault.ts'
import { type Started, stopEverything } from '../lib/processes.ts'
import { progress } from './progress.ts'
import { untilStopped } from './until-stopped.ts'

export interface Running {
  readonly parts: readonly Started[]
  /** Told once everything is up. */
  readonly announcement: string
}

/** Brings a store up, keeps it until asked to stop or until a part ends, and takes everything down in any case. */
export async function supervise(begin: (step: (text: string) => void) => Promise<Running>): Promise<number> {
  const interrupted = untilStopped()
  const step = progress()
  try {
    const running = await Promise.race([begin(step), interrupted.then(() => 'interrupted' as const)])
    step.done()
    if (running === 'interrupted') return 130
    console.log(running.announcement)
    const ended = await Promise.race([interrupted, ...running.parts.map(end)])
    if (!ended) return 0
    console.error(
      describeFault(
        new Fault(
          'PART_STOPPED',
          `${ended.name} stopped unexpectedly (exit code ${ended.code}). Everything else was stopped too. Your data is saved. Run the command again.`,
        ),
      ),
    )
    return 1
  } catch (error) {
    step.done()
    console.error(describeFault(error))
    return 1
  } finally {
    await stopEverything()
  }
}

async function end({ name, exited }: Started): Promise<{ name: string; code: number }> {
  return { name, code: await exited }
}
