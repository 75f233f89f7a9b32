/** Statements missing on a distributed engine that speaks Postgres, by the parser's name (CockroachDB, YugabyteDB). */
const statements: Readonly<Record<string, string>> = {
  ListenStmt: 'LISTEN: waiting rows are asked for, not announced',
  UnlistenStmt: 'LISTEN: waiting rows are asked for, not announced',
  NotifyStmt: 'NOTIFY: waiting rows are asked for, not announced',
  LockStmt: 'LOCK TABLE: lock rows (for update)',
  CreateTrigStmt: 'a trigger: write it where the change is made',
  CreateEventTrigStmt: 'a trigger: write it where the change is made',
  RuleStmt: 'a rule: write it where the change is made',
  CreateFunctionStmt: 'a stored procedure: write it in TypeScript',
  DoStmt: 'a stored procedure: write it in TypeScript',
  CallStmt: 'a stored procedure: write it in TypeScript',
  CreateExtensionStmt: 'an extension',
  CreateSeqStmt: 'a sequence: ids are made by the caller (uuid)',
  AlterSeqStmt: 'a sequence: ids are made by the caller (uuid)',
  CreateDomainStmt: 'a domain: use a check',
  TransactionStmt: 'BEGIN, COMMIT or SAVEPOINT: transactions are made by transaction() alone',
  VariableSetStmt: 'SET: settings are given when connecting',
  CopyStmt: 'COPY',
  MergeStmt: 'MERGE: use insert … on conflict',
  DeclareCursorStmt: 'a cursor: read page by page',
  PrepareStmt: 'PREPARE: the driver does',
  VacuumStmt: 'VACUUM',
}

const functions: readonly (readonly [RegExp, string])[] = [
  [/^pg_(try_)?advisory_/, 'an advisory lock: claim a row'],
  [/^(nextval|currval|setval|lastval)$/, 'a sequence: ids are made by the caller (uuid)'],
  [/^(txid_|pg_current_|pg_snapshot_|pg_xact_|pg_wal_)/, 'the numbering of transactions'],
  [/^(pg_notify|pg_listening_channels)$/, 'NOTIFY: waiting rows are asked for, not announced'],
  [/^(lo_|dblink|pg_read_|pg_ls_|pg_stat_)/, 'a function of the server’s own machine'],
  [/^hash(text|int|float|char|_)/, 'an internal hash: md5 or sha256'],
]

const types: Readonly<Record<string, string>> = {
  smallserial: 'serial: ids are made by the caller (uuid)',
  serial: 'serial: ids are made by the caller (uuid)',
  bigserial: 'serial: ids are made by the caller (uuid)',
  money: 'the type money: bigint of minor units',
  xml: 'the type xml',
  xid: 'the numbering of transactions',
}

const hidden = ['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']

// biome-ignore lint/suspicious/noExplicitAny: the parser's tree, whose every node has a shape of its own
type Node = any

/** Checks one node of the parser's tree. */
export function problemOf(kind: string, node: Node): string | undefined {
  switch (kind) {
    case 'FuncCall': {
      const name = textOf(node.funcname?.at(-1))
      return functions.find(([pattern]) => pattern.test(name))?.[1]
    }
    case 'TypeName':
      return types[textOf(node.names?.at(-1))]
    case 'RangeVar':
      if (node.relpersistence === 't') return 'a temporary table'
      if (node.relpersistence === 'u') return 'an unlogged table'
      if (/^pg_/.test(node.relname) || node.schemaname === 'pg_catalog')
        return `${node.relname}: a system table`
      return undefined
    case 'ColumnRef': {
      const name = textOf(node.fields?.at(-1))
      return hidden.includes(name) ? `${name}: a system column` : undefined
    }
    case 'IndexStmt':
      if (node.concurrent && !(node.if_not_exists && node.idxname))
        return 'CREATE INDEX CONCURRENTLY: needs a name and "if not exists", so that it can be repeated'
      return ['btree', 'gin'].includes(node.accessMethod)
        ? undefined
        : `an index of kind ${node.accessMethod}`
    case 'IndexElem':
      return node.opclass ? `the operator class ${textOf(node.opclass.at(-1))}` : undefined
    case 'Constraint':
      if (node.contype === 'CONSTR_IDENTITY') return 'an identity column: ids are made by the caller (uuid)'
      if (node.contype === 'CONSTR_EXCLUSION') return 'an exclusion constraint'
      return /^CONSTR_ATTR_DEFER/.test(node.contype) ? 'a deferrable constraint' : undefined
    case 'CreateStmt':
      if (node.inhRelations || node.partspec) return 'inheritance or partitions'
      return node.tablespacename ? 'a tablespace' : undefined
    case 'AlterTableStmt':
      return node.cmds?.length > 1 ? 'several changes of a table in one statement: one per step' : undefined
    case 'DropStmt':
      if (node.concurrent)
        return 'DROP INDEX CONCURRENTLY: cannot be in a transaction, so it cannot be a step'
      return node.objects?.length > 1 ? 'several drops in one statement: one per step' : undefined
    default:
      return statements[kind]
  }
}

function textOf(node: Node): string {
  return node?.String?.sval ?? ''
}
