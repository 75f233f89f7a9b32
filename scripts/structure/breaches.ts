import type { Graph } from './graph.ts'
import { base, type Rule } from './rules.ts'

/** Each import that a rule forbids, and each exception that is needed no longer, as a line to read. */
export function breachesOf(graph: Graph, { says, from, to, except = [] }: Rule): string[] {
  const found = [...graph].flatMap(([file, targets]) =>
    from.test(file) ? targets.filter((target) => to.test(target)).map((target) => `${file} > ${target}`) : [],
  )
  const excepted = except.map((each) =>
    each
      .split(' > ')
      .map((path) => base + path)
      .join(' > '),
  )
  return [
    ...found.filter((each) => !excepted.includes(each)).map((each) => `${each}: ${says}`),
    ...excepted
      .filter((each) => !found.includes(each))
      .map((each) => `${each} no longer needs its exception.`),
  ]
}
