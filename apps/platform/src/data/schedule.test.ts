import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createPlatform } from '../app/app.ts'
import { Observation, observe } from '../base/observe.ts'
import { siteDatabase } from '../dev/testing/site-database.ts'
import { createTestPlatform, TestClock } from '../dev/testing.ts'
import { connect } from './database.ts'
import { every } from './schedule.ts'

const HOUR = 3_600

it('The schedule runs once per due time over all servers of a site', async () => {
  const database = await siteDatabase('none')
  const clock = new TestClock()
  const servers = await Promise.all(
    [1, 2, 3].map(() => createPlatform({ database: connect(database.url, { maxConnections: 2 }), clock })),
  )
  const ran: number[] = []
  for (const [server, { services }] of servers.entries()) {
    every(services, 'count', HOUR, async () => ran.push(server))
  }
  const look = () => Promise.all(servers.map(({ services }) => services.schedule.runDue(services)))
  await look()
  await look()
  expect(ran).toHaveLength(1)
  clock.advance(HOUR + 1)
  await look()
  await look()
  expect(ran).toHaveLength(2)
  clock.advance(30 * 86_400)
  await look()
  expect(ran).toHaveLength(3)
  clock.advance(-30 * 86_400)
  await look()
  expect(ran, 'set back, it is not a month late').toHaveLength(4)
  for (const server of servers) await server.close()
  await database.drop()
})

it('The schedule tries again soon what failed, and says so', async () => {
  const site = await createTestPlatform()
  const { services } = site.platform
  let tries = 0
  every(services, 'fails at first', HOUR, async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
  })
  await services.schedule.runDue(services)
  expect(site.logs).toContainEqual(expect.objectContaining({ what: 'fails at first' }))
  site.clock.advance(61)
  await services.schedule.runDue(services)
  expect(tries).toBe(2)
  await site.close()
})

it('The schedule works by itself once started, and no more once stopped', async () => {
  const site = await createTestPlatform()
  const { services } = site.platform
  const stop = services.schedule.start(services)
  const { promise, resolve } = Promise.withResolvers<void>()
  every(services, 'soon', HOUR, async () => resolve())
  await promise
  await stop()
  expect(
    await sql`select name from schedule where name in ('soon', 'sweep')`.execute(services.db),
  ).toMatchObject({ rows: { length: 2 } })
  await site.close()
})

it('The schedule asks for all that is not due in one statement', async () => {
  const site = await createTestPlatform()
  const { services } = site.platform
  const ran: string[] = []
  for (const name of ['first', 'second', 'third']) every(services, name, HOUR, async () => ran.push(name))
  await services.schedule.runDue(services)
  expect(ran).toHaveLength(3)
  const observation = new Observation()
  await observe(observation, () => services.schedule.runDue(services))
  expect(observation.statements).toHaveLength(1)
  expect(ran).toHaveLength(3)
  await site.close()
})
