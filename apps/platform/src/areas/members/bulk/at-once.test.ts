import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
let stop: () => Promise<void>
let people: TestMember[]
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  people = [await site.signUp(), await site.signUp()]
  // The site's clock stands still: after this no job's turn comes again.
  const { services } = site.platform
  stop = services.schedule.start(services)
  await services.schedule.runDue(services)
})
afterAll(async () => {
  await stop?.()
  await site?.close()
})

/** Milliseconds until what `look` sees is so, asked again and again. */
async function until(look: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await look())) {
    if (performance.now() - begun > 5_000) throw new Error('It is not done after five seconds')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return performance.now() - begun
}

describe('A job on a few items begins when it is accepted, whenever its turn would come', () => {
  it.each(['mute', 'unmute', 'block', 'approve', 'delete'])('for members: %s', async (end) => {
    const filter = { id: { $in: people.map(({ memberId }) => memberId) } }
    const { jobId } = (await owner.call('POST', `/members/v1/members/bulk/${end}-by-filter`, { filter })).body
    const job = async () => (await owner.call('GET', `/members/v1/members/bulk/jobs/${jobId}`)).body.job
    await until(async () => (await job()).status === 'FINISHED')
    expect(await job()).toMatchObject({ total: 2, succeeded: 2, failed: 0 })
  })

  it('for loyalty accounts', async () => {
    const { memberId } = await site.signUp()
    const { account } = (await owner.call('GET', `/v1/accounts/fetch-by?memberId=${memberId}`)).body
    const balance = account.points.balance
    const adjust = { search: { filter: { 'points.balance': { $gte: 0 } } }, amount: 25 }
    expect((await owner.call('POST', '/loyalty-accounts/v1/accounts/bulk-adjust', adjust)).status).toBe(200)
    const now = async () =>
      (await owner.call('GET', `/v1/accounts/${account.id}`)).body.account.points.balance
    await until(async () => (await now()) === balance + 25)
  })

  it('for products of the catalog', async () => {
    const made = await owner.call('POST', '/stores/v1/products', {
      product: { name: 'At once', priceData: { price: 5 } },
    })
    const { id } = made.body.product
    const path = '/stores/v3/bulk/products/update-by-filter'
    const { jobId } = (await owner.call('POST', path, { filter: { id }, set: { brand: 'At once' } })).body
    const job = async () => (await owner.call('GET', `/stores/v1/catalog-edits/${jobId}/job`)).body.job
    await until(async () => (await job()).status === 'FINISHED')
    expect(await job()).toMatchObject({ total: 1, succeeded: 1, failed: 0 })
  })

  it('also where several are accepted at once', async () => {
    const { memberId } = await site.signUp()
    const filter = { id: memberId }
    const begun = await Promise.all(
      ['mute', 'unmute', 'mute', 'unmute'].map((end) =>
        owner.call('POST', `/members/v1/members/bulk/${end}-by-filter`, { filter }),
      ),
    )
    for (const { body } of begun) {
      const path = `/members/v1/members/bulk/jobs/${body.jobId}`
      await until(async () => (await owner.call('GET', path)).body.job.status === 'FINISHED')
    }
  })
})
