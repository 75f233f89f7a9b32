import { parseArgs } from 'node:util'
import { refreshConfig } from '../../areas/site-properties/index.ts'
import { readEnvironment } from '../../data/config.ts'
import { connect } from '../../data/database.ts'
import { prepareSchema } from '../../data/migration/prepare.ts'
import { openDatabase } from '../../data/open-database.ts'
import { createPlatform } from '../app.ts'
import { createOwner, LINK_HOURS } from './create.ts'

/** `<email> [--name <name>] [--mail]`, with the environment of the platform; tells each line to `say`. */
export async function ownerCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, mail: { type: 'boolean', default: false } },
  })
  const [email] = positionals
  if (!email || positionals.length > 1) throw new Error("Enter one email address, the owner's.")
  const config = readEnvironment(environment)
  const server = await openDatabase(config)
  const database = connect(server.url)
  try {
    await prepareSchema(database, {
      ...{ databaseUrl: server.url, mode: config.migrate, warn: say },
      say: () => {},
    })
    const publicUrl = config.platform.publicUrl ?? `http://127.0.0.1:${config.port}`
    const { services } = await createPlatform({ database, config: { ...config.platform, publicUrl } })
    // The letter has the store's name as the merchant set it.
    await refreshConfig(services)
    const owner = await createOwner(services, { email, name: values.name, byMail: values.mail })
    say(owner.before ? `${owner.email} already owns this store.` : `${owner.email} now owns this store.`)
    if (owner.link)
      say(`Open this link to choose the password. It works once, for ${LINK_HOURS} hours:\n${owner.link}`)
    else say('We emailed a link to choose the password.')
  } finally {
    await database.destroy()
    await server.stop()
  }
}
