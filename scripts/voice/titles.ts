import { parseSync } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** Title of a test with the titles of the groups that it stands in, outermost first. */
export interface Title {
  readonly line: number
  readonly title: string
  readonly groups: readonly string[]
}

/** Titles of the tests in a file of Vitest or Playwright; a template's values are written `…`. */
export function titlesIn(file: string, code: string): Title[] {
  const titles: Title[] = []
  visit(parseSync(file, code).program, [])
  return titles

  function visit(node: unknown, groups: readonly string[]): void {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, groups)
      return
    }
    if (!node || typeof node !== 'object') return
    const title = 'type' in node ? titleOf(node as Node) : undefined
    if (title && !title.isGroup) {
      const line = code.slice(0, (node as Node).start).split('\n').length
      titles.push({ line, title: title.text, groups })
    }
    const inner = title?.isGroup ? [...groups, title.text] : groups
    for (const child of Object.values(node)) visit(child, inner)
  }
}

function titleOf(node: Node): { text: string; isGroup: boolean } | undefined {
  if (node.type !== 'CallExpression') return undefined
  const names = namesOf(node.callee as Node)
  const [first, second] = node.arguments as Node[]
  const text = first && second && textOf(first)
  if (!['it', 'test', 'describe'].includes(names[0] ?? '') || text === undefined) return undefined
  return { text, isGroup: names.includes('describe') }
}

/** Names of a callee: `test.describe.serial`, `it.each([…])` and `it.each\`…\`` begin with `test` and `it`. */
function namesOf({ type, ...node }: Node): string[] {
  if (type === 'Identifier') return [String(node.name)]
  if (type === 'MemberExpression') return [...namesOf(node.object as Node), ...namesOf(node.property as Node)]
  if (type === 'CallExpression') return namesOf(node.callee as Node)
  return type === 'TaggedTemplateExpression' ? namesOf(node.tag as Node) : []
}

function textOf({ type, ...node }: Node): string | undefined {
  if (type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { readonly value: { readonly cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

/** Clauses that need the code to be understood: `what is gone stays gone`. */
const riddle = /^(what|whatever|who|whoever|whom|whose|which|where|wherever|of|they|those|that|these)\b/i
const verb =
  /\b(is|are|was|were|be|been|has|have|had|can|may|must|does|do|did|will|would|should|cannot|not|[a-z]{2,}(s|ed|es)|keep|store|get|give|go|come|stand|say|make|take|find|leave|hold|meet|begin|see|know|show|lead|read|lose|cost|put|need|bear|bring)\b/

/** What is wrong with a title: no whole sentence with its subject, in the title or in its groups. */
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
