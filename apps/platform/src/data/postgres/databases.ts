import pg from 'pg'

/** Makes a database, from a template when one is named. `false` when it was there already. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<boolean> {
  // Copying files takes less processor than writing each page to the log, which is the default.
  const from = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY` : ''
  return asAdmin(adminUrl, async (client) => {
    try {
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}${from}`)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  })
}

export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return asAdmin(adminUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
  })
}

async function asAdmin<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** 42P04 duplicate_database; 23505 when two are made at the same moment. */
function isDuplicate(error: unknown): boolean {
  return ['42P04', '23505'].includes((error as { code?: string }).code ?? '')
}
