import { parse } from 'yaml'

type Env = Readonly<Record<string, string>>

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly env?: Env
}

interface Workflow {
  readonly env?: Env
  readonly jobs: Readonly<
    Record<string, { readonly if?: string; readonly env?: Env; readonly steps: readonly Step[] }>
  >
}

/** Values that a runner gives to expressions, such as `{ github: { event_name: 'push' } }`. */
export type Context = Readonly<Record<string, unknown>>

export interface Command {
  /** Line for bash. */
  readonly script: string
  readonly env: Env
}

/**
 * Commands that a job of a GitHub workflow runs for one event, in order, with their variables. The steps of hosted actions are
 * left out: there is a checkout and a Node already. Of the expressions it knows paths, `==` and `&&`.
 */
export function gitHubCommands(workflow: string, job: string, context: Context): Command[] {
  const { env: ofAll = {}, jobs } = parse(workflow) as Workflow
  const found = jobs[job]
  if (!found) throw new Error(`The workflow has no job ${job}.`)
  if (found.if && !holds(found.if, context)) return []
  return found.steps
    .filter((step) => step.run !== undefined && (step.if === undefined || holds(step.if, context)))
    .map((step) => ({
      script: filled(step.run ?? '', context),
      env: mapValues({ ...ofAll, ...found.env, ...step.env }, (text) => filled(text, context)),
    }))
}

interface GitLabJob {
  readonly script: readonly string[]
  readonly rules?: readonly { readonly if: string; readonly when?: string }[]
}

/** Commands of a job of GitLab CI/CD in a pipeline with these variables; none where no rule of the job holds. */
export function gitLabCommands(pipeline: string, job: string, variables: Env): string[] {
  const found = (parse(pipeline) as Record<string, GitLabJob>)[job]
  if (!found) throw new Error(`The pipeline has no job ${job}.`)
  const isMeant = !found.rules || found.rules.some((rule) => ruleHolds(rule.if, variables))
  return isMeant ? [...found.script] : []
}

function ruleHolds(rule: string, variables: Env): boolean {
  const value = (text: string) => (text.startsWith('$') ? variables[text.slice(1)] : JSON.parse(text))
  const [left = '', right = ''] = rule.split(' == ')
  return value(left) !== undefined && value(left) === value(right)
}

function holds(expression: string, context: Context): boolean {
  return expression.split(' && ').every((part) => {
    const [left = '', right = ''] = part.split(' == ')
    return valueAt(left.trim(), context) === valueAt(right.trim(), context)
  })
}

function filled(text: string, context: Context): string {
  return text.replace(/\$\{\{ *([^}]*?) *\}\}/g, (_, path: string) => String(valueAt(path, context) ?? ''))
}

function valueAt(path: string, context: Context): unknown {
  const quoted = /^'(.*)'$/.exec(path)
  if (quoted) return quoted[1]
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], context)
}

function mapValues(env: Env, map: (text: string) => string): Env {
  return Object.fromEntries(Object.entries(env).map(([name, text]) => [name, map(text)]))
}
