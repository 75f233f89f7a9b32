import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseDraft } from '../release.ts'

/** A module's own budgets: `"galleria": { "budgets": { "load": 20000 } }` of its package.json, in packed bytes. */
export function budgetsOf(root: string): ReleaseDraft['budgets'] {
  const { galleria } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    galleria?: { budgets?: ReleaseDraft['budgets'] }
  }
  return galleria?.budgets ?? {}
}
