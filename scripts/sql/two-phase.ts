import { parseSync } from 'libpg-query'

// biome-ignore lint/suspicious/noExplicitAny: the parser's tree, whose every node has a shape of its own
type Node = any

export interface NamedStep {
  readonly name: string
  readonly statement: string
}

export interface StepProblem {
  readonly where: string
  readonly problem: string
}

const CONTRACT = 'the release before still uses it: list the step in contract-steps.ts once that went'

/**
 * Problems of steps for a release that runs beside them: the one before, during a rolling update. What a migration made
 * itself nobody else uses yet, so that it may be changed freely.
 */
export function twoPhaseProblems(steps: readonly NamedStep[]): StepProblem[] {
  const made = new Map<string, Set<string>>()
  return steps.flatMap(({ name, statement }) => {
    const file = fileOf(name)
    const own = made.get(file) ?? new Set<string>()
    made.set(file, own)
    const { stmts = [] } = parseSync(statement)
    return stmts.flatMap(({ stmt }: Node) => {
      if (stmt.CreateStmt) own.add(stmt.CreateStmt.relation.relname)
      return problemsOf(stmt, own).map((problem) => ({ where: name, problem }))
    })
  })
}

/** The migration of a step. */
export function fileOf(step: string): string {
  return step.slice(0, step.lastIndexOf('/'))
}

function problemsOf(stmt: Node, own: ReadonlySet<string>): string[] {
  if (stmt.RenameStmt)
    return own.has(stmt.RenameStmt.relation?.relname)
      ? []
      : [`a rename: add, copy and drop later; ${CONTRACT}`]
  if (stmt.DropStmt) return [`a drop: ${CONTRACT}`]
  if (stmt.IndexStmt) {
    const { relation, unique, concurrent } = stmt.IndexStmt
    if (own.has(relation.relname)) return []
    return [
      ...(concurrent ? [] : ['an index that locks writers out: create index concurrently if not exists']),
      ...(unique ? [`a unique index on a table in use: ${CONTRACT}`] : []),
    ]
  }
  if (!stmt.AlterTableStmt || own.has(stmt.AlterTableStmt.relation.relname)) return []
  return (stmt.AlterTableStmt.cmds ?? []).flatMap(({ AlterTableCmd: change }: Node) => {
    const problem = problemOfChange(change)
    return problem ? [problem] : []
  })
}

function problemOfChange(change: Node): string | undefined {
  switch (change.subtype) {
    case 'AT_DropColumn':
      return `a dropped column: ${CONTRACT}`
    case 'AT_SetNotNull':
      return `not null: ${CONTRACT}`
    case 'AT_AlterColumnType':
      return `a changed type: ${CONTRACT}`
    case 'AT_AddConstraint':
      return `a constraint on a table in use: ${CONTRACT}`
    case 'AT_DropConstraint':
      // Loosens, unless an `on conflict` names it.
      return /_(pkey|key)$/.test(change.name) ? `a dropped key: ${CONTRACT}` : undefined
    case 'AT_ColumnDefault':
      return change.def ? undefined : `a dropped default: ${CONTRACT}`
    case 'AT_AddColumn': {
      const kinds: string[] = (change.def.ColumnDef.constraints ?? []).map(
        ({ Constraint }: Node) => Constraint.contype,
      )
      return kinds.includes('CONSTR_NOTNULL') && !kinds.some((kind) => /DEFAULT|GENERATED/.test(kind))
        ? `a new column that is not null, without a default: ${CONTRACT}`
        : undefined
    }
    default:
      return undefined
  }
}
