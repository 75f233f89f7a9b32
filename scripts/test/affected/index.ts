import { baseOfWork, changedSince } from './changes.ts'
import { packageOf, withDependents } from './packages.ts'
import { type Plan, planOf } from './plan.ts'

export type { Plan }

/** Reads `--affected` or `--affected=<commit>` and plans the tests of the work since; undefined without it. */
export async function affectedBy(args: readonly string[]): Promise<Plan | undefined> {
  const asked = args.find((arg) => /^--affected(=|$)/.test(arg))
  if (asked === undefined) return undefined
  const given = asked.split('=')[1]
  const base = given || (await baseOfWork())
  const changed = await changedSince(base)
  const folders = [...new Set(changed.flatMap((file) => packageOf(file) ?? []))]
  const plan = planOf(changed, await withDependents(folders))
  console.log(sentenceOf(base, changed.length, plan))
  return plan
}

function sentenceOf(base: string, files: number, plan: Plan): string {
  const since = `${files} ${files === 1 ? 'file differs' : 'files differ'} from ${base.slice(0, 12)}`
  if (plan === 'all') return `${since}: all tests run.`
  const units = plan.units.join(', ') || 'none'
  return `${since}. Checks of the whole, unit tests of ${units}; browser tests: ${plan.specs.join(', ') || 'none'}.`
}
