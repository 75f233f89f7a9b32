import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { systemClock } from '../../../base/clock.ts'
import { APP_ID, CLIENT_ID } from '../../../base/development-ids.ts'
import { connect } from '../../../data/database.ts'
import { serverProcess } from '../../../dev/scale/server-process.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { siteDatabase } from '../../../dev/testing/site-database.ts'
import { addSubscription } from '../subscriptions/store/subscriptions.ts'
import { createReceiver } from '../testing/receiver.ts'
import { LEASE_SECONDS } from './store/claim.ts'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const SHOPPERS = 4

it(
  `Faults row 104: killed under load (${ROUNDS} times), every event that was committed arrives, twice only under one id`,
  async () => {
    const database = await siteDatabase('none')
    const db = connect(database.url, { maxConnections: 2 })
    const launch = () => serverProcess({ DATABASE_URL: database.url, PORT: '0' })
    const lamp = await stockProduct(db, { quantity: null })
    let server = await launch()
    const publicKey = async () => (await fetch(`${server.url}/_webhooks/${APP_ID}/public-key.pem`)).text()
    const pem = await publicKey()
    const target = await createReceiver(async () => pem)
    await addSubscription({ db, clock: systemClock }, { appId: APP_ID, url: target.url, types: null })
    let acknowledged = 0
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const buying = Array.from({ length: SHOPPERS }, async () => {
          const shopper = await Shopper.visitor({ fetch, url: server.url, clientId: CLIENT_ID })
          for (;;) {
            const { status } = await shopper.add(lamp)
            if (status !== 200) throw new Error(`Refused with ${status}`)
            acknowledged += 1
          }
        })
        const load = Promise.allSettled(buying)
        // However slow the machine is: killed before anybody bought, a round would show nothing.
        const before = acknowledged
        const isOver = load.then(() => true)
        while (acknowledged < before + SHOPPERS && !(await Promise.race([isOver, delay(20)])));
        // Deliveries begin a while after the start, so some of this falls before and most after.
        await delay(300 + Math.random() * 1500)
        await server.end('SIGKILL')
        await load
        server = await launch()
      }
      const waiting = () =>
        db
          .selectFrom('eventDeliveries')
          .select('eventId')
          .where('status', '!=', 'DELIVERED')
          .limit(1)
          .execute()
      // Wait half a minute for the claims of a dead server to lapse.
      const moved = await fetch(`${server.url}/_dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance: LEASE_SECONDS + 1 }),
      })
      expect(moved.status).toBe(200)
      while ((await waiting()).length > 0) await delay(200)
      const told = await db.selectFrom('outbox').select('id').execute()
      const committed = new Set(told.map(({ id }) => id))
      const arrived = new Set(target.events.map(({ metadata }) => metadata.id))
      expect(arrived).toEqual(committed)
      expect(committed.size).toBeGreaterThanOrEqual(acknowledged)
      expect(acknowledged).toBeGreaterThan(ROUNDS)
      const twice = target.events.length - arrived.size
      console.log(`${committed.size} events of ${acknowledged} acknowledged calls; ${twice} came twice`)
      const firsts = new Map(target.events.toReversed().map((event) => [event.metadata.id, event]))
      for (const [, events] of Map.groupBy(
        [...firsts.values()].toReversed(),
        (each) => each.metadata.entityId,
      )) {
        const order = events.map(({ metadata }) => Number(metadata.entityEventSequence))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
    } finally {
      await server.end('SIGKILL')
      await target.close()
      await db.destroy()
      await database.drop()
    }
  },
  120_000 + ROUNDS * 15_000,
)
