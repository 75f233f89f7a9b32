import { setTimeout as delay } from 'node:timers/promises'
import { createLog } from '@galleria/observability'
import { freshIndex } from '../../areas/catalog/index.ts'
import { openTransport, runSending } from '../../areas/mailbox/index.ts'
import { keepConfigFresh, refreshConfig } from '../../areas/site-properties/index.ts'
import { runDeliveries } from '../../areas/webhooks/index.ts'
import { systemClock } from '../../base/clock.ts'
import type { ServerConfig } from '../../data/config.ts'
import { connect, isUniqueViolation } from '../../data/database.ts'
import { startMailing } from '../../data/mail/mailing.ts'
import { prepareSchema } from '../../data/migration/prepare.ts'
import { waitForDatabase } from '../../data/wait-for-database.ts'
import { isEmpty } from '../../dev/seed/is-empty.ts'
import type { PaymentProvider } from '../../domain/payments/provider.ts'
import { testProvider } from '../../domain/payments/test-provider.ts'
import { createPlatform, type Platform } from '../app.ts'
import { directly } from './direct.ts'
import { giveBackWhen } from './give-back.ts'
import { listen } from './listen.ts'
import { openObservability } from './observability.ts'
import { untilOpen } from './until-open.ts'

/** Milliseconds for whoever waits for the first answer, before work that nobody waits for. */
const AHEAD = 500
/** Milliseconds for which a start may prepare before it listens. */
const SILENT = 5000

/** From a database to an open store; each part that came up is told to `started` with how it ends. */
export async function open(
  config: ServerConfig,
  databaseUrl: string,
  started: ((linger: number) => Promise<void>)[],
  signal?: AbortSignal,
): Promise<void> {
  const { port } = config
  const database = connect(databaseUrl)
  const publicUrl = config.platform.publicUrl ?? `http://127.0.0.1:${port}`
  const log = createLog({ level: config.log.level })
  started.push(async () => log.flush())
  // People read it in development, programs in production.
  const say = (message: string) => {
    if (config.platform.development) console.log(message)
    else log({ message })
    log.flush()
  }
  const platform = await createPlatform({ database, config: { ...config.platform, publicUrl }, log })
  started.push(() => platform.close())
  // In development the workbench sees every request on its way through the application.
  const direct = config.platform.development ? undefined : directly(platform)
  const { watch, isTraced, close } = await openObservability(config, platform.services, log)
  started.push(close)
  const starting = untilOpen(platform.fetch, direct)
  const warn = (message: string) => log({ level: 'warn', message })
  const prepare = async () => {
    starting.waitFor("The database doesn't answer.")
    await waitForDatabase(database, { log: platform.services.log, signal })
    starting.waitFor('The database is brought up to date.')
    await prepareSchema(database, { databaseUrl, mode: config.migrate, say, warn })
    await refreshConfig(platform.services)
    await sendLetters(platform, started)
    const stopFollowing = keepConfigFresh(platform.services)
    started.push(async () => stopFollowing())
    // A store that nobody has filled yet gets goods and people to try it with; never in production.
    if (config.platform.development && (await isEmpty(database))) await fill(platform)
  }
  const preparing = prepare()
  // Listen once requests can be answered: a rolling restart would get refusals before. A start that takes longer says why.
  await Promise.race([preparing, delay(SILENT, undefined, { ref: false })])
  const { drain, isIdle } = await listen(starting.fetch, config, starting.direct, { watch, isTraced })
  started.push((linger) => {
    platform.leave()
    if (!config.platform.development) say('platform leaves')
    return drain(starting.isOpen() ? linger : 0)
  })
  await preparing
  starting.open()
  const { paymentProvider, mail } = platform.services.config
  if (!config.platform.development) {
    say(paymentNotice(paymentProvider))
    if (mail.transport === 'mailbox')
      say('MAIL_TRANSPORT is mailbox: no email is sent, and codes and order confirmations reach no reader')
  }
  say(`platform ready http://${config.host}:${port}`)
  const later = setTimeout(() => {
    started.push(platform.services.schedule.start(platform.services))
    started.push(runDeliveries(platform.services))
    // A large catalog takes seconds to read, and nobody is sent here before; the first search tells what goes wrong with it.
    freshIndex(platform.services).catch(() => {})
    const stop = giveBackWhen(isIdle)
    started.push(async () => stop())
  }, AHEAD)
  started.push(async () => clearTimeout(later))
}

/** Letters of this server leave from its first request on. A mail server that can't be reached is told of, and waited for. */
async function sendLetters(
  { services }: Platform,
  started: ((linger: number) => Promise<void>)[],
): Promise<void> {
  const { mail } = services.config
  if (mail.transport === 'mailbox') return
  const transport = await openTransport(mail)
  startMailing(services.db)
  started.push(runSending(services, transport))
  transport.check().catch((error: Error) => {
    services.log({ level: 'error', what: 'mail', error: `The mail server can't be used: ${error.message}` })
  })
}

/** A notice for whoever starts a shop in production: where its payments go. */
function paymentNotice(provider: PaymentProvider | undefined): string {
  if (!provider) return 'no payment provider is set up: orders must be free or paid in person'
  return provider === testProvider
    ? 'TEST_PAYMENTS is on: payments are simulated, no money moves'
    : `payments go through ${provider.name}`
}

async function fill({ services }: Platform): Promise<void> {
  const { seedSite } = await import('../../dev/seed/index.ts')
  try {
    await seedSite(services.db, { size: 'full', clock: systemClock, config: services.config })
  } catch (error) {
    // Another server that came up at the same time was first.
    if (!isUniqueViolation(error)) throw error
  }
}
