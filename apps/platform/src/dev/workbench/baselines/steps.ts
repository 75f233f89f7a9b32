import { createHash } from 'node:crypto'
import { readSteps, type Step } from '../../../data/migrate.ts'

export interface Steps {
  readonly all: readonly Step[]
  /** Tells one state of the schema from another. */
  readonly hash: string
}

let read: Promise<Steps> | undefined

export function currentSteps(): Promise<Steps> {
  read ??= readSteps().then((all) => ({
    all,
    hash: createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16),
  }))
  return read
}
