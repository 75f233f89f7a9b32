import { parseSync, Visitor } from 'oxc-parser'
import { lineOf, type Node, textOf } from '../lib/syntax.ts'

/** Title of a test with the titles of the groups that it stands in, outermost first. */
export interface Title {
  readonly line: number
  readonly title: string
  readonly groups: readonly string[]
}

/** Titles of the tests in a file of Vitest or Playwright; a template's values are written `…`. */
export function titlesIn(file: string, code: string): Title[] {
  const titles: Title[] = []
  const groups: string[] = []
  new Visitor({
    CallExpression(node) {
      const title = titleOf(node)
      if (title?.isGroup) groups.push(title.text)
      else if (title) titles.push({ line: lineOf(code, node.start), title: title.text, groups: [...groups] })
    },
    'CallExpression:exit'(node) {
      if (titleOf(node)?.isGroup) groups.pop()
    },
  }).visit(parseSync(file, code).program)
  return titles
}

function titleOf({
  callee,
  arguments: [first, second],
}: Node): { text: string; isGroup: boolean } | undefined {
  const names = namesOf(callee)
  const text = second && textOf(first)
  if (!['it', 'test', 'describe'].includes(names[0] ?? '') || text === undefined) return undefined
  return { text, isGroup: names.includes('describe') }
}

/** Names of a callee: `test.describe.serial`, `it.each([…])` and `it.each\`…\`` begin with `test` and `it`. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression') return [...namesOf(node.object), ...namesOf(node.property)]
  if (node.type === 'CallExpression') return namesOf(node.callee)
  return node.type === 'TaggedTemplateExpression' ? namesOf(node.tag) : []
}
/** Clauses that need the code to be understood: `what is gone stays gone`. */
const riddle = /^(what|whatever|who|whoever|whom|whose|which|where|wherever|of|they|those|that|these)\b/i
const verb =
  /\b(is|are|was|were|be|been|has|have|had|can|may|must|does|do|did|will|would|should|cannot|not|[a-z]{2,}(s|ed|es)|keep|store|get|give|go|come|stand|say|make|take|find|leave|hold|meet|begin|see|know|show|lead|read|lose|cost|put|need|bear|bring)\b/

/** Problems of a title that is no whole sentence with its subject, its groups read first. */
export function titleProblems({ title, groups }: Title): string[] {
  const whole = [...groups, title].join(' ')
  const filled = whole.replace(/%[a-z]|\$\w+(\.\w+)*|…/gi, '“x”')
  return [
    ...(riddle.test(groups.length > 0 ? (groups[0] ?? '') : title)
      ? ['begins with a clause, not with its subject']
      : []),
    ...(/^[a-z]/.test(whole) && !/^[a-z.-]+[A-Z./_-]/.test(whole) ? ['begins with a small letter'] : []),
    ...(filled.split(/\s+/).length < 3 ? ['is no sentence: fewer than three words'] : []),
    ...(verb.test(filled) ? [] : ['has no verb']),
  ]
}
