import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'
import { decide } from '../moderation/moderate.ts'
import { findMember } from '../store.ts'
import { carryJobsOn } from './carry-on.ts'

const path = '/members/v1/members'
let site: TestPlatform
let owner: Shopper
const people: TestMember[] = []
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  for (let index = 0; index < 6; index += 1)
    people.push(await site.signUp({ email: `p${index}@example.test` }))
})
afterAll(() => site?.close())

const ask = (method: string, end: string, body?: object) => owner.call(method, `${path}${end}`, body)
const jobOf = async (id: string) => (await ask('GET', `/bulk/jobs/${id}`)).body.job
const statusOf = async (index: number) =>
  (await ask('GET', `/${people[index]?.memberId}?fieldsets=EXTENDED`)).body.member?.status

it('A moderator’s decisions about one member are told, end sessions where they must, and are none when made before', async () => {
  const [one] = people as [TestMember]
  const me = new Shopper(site, one.accessToken)
  expect((await ask('POST', `/${one.memberId}/block`)).body.member.status).toBe('BLOCKED')
  // faults row 55
  expect((await me.call('GET', `${path}/my`)).status).toBe(401)
  await ask('POST', `/${one.memberId}/block`)
  const events = await site.platform.services.db
    .selectFrom('outbox')
    .select('identity')
    .where('entityId', '=', one.memberId)
    .where('type', '=', 'wix.members.v1.member_updated')
    .execute()
  expect(events).toHaveLength(1)
  expect(events[0]?.identity).toMatchObject({ identityType: 'APP' })
  expect((await ask('POST', `/${one.memberId}/approve`)).body.member.status).toBe('APPROVED')
  expect((await ask('POST', `/${one.memberId}/mute`)).body.member.activityStatus).toBe('MUTED')
  expect((await ask('POST', `/${one.memberId}/unmute`)).body.member.activityStatus).toBe('ACTIVE')
  expect((await ask('POST', `/${one.memberId}/disconnect`)).body.member.status).toBe('OFFLINE')
  const back = await ask('POST', `/${one.memberId}/approve`)
  expect(back.body.details.applicationError.code).toBe('MEMBER_OFFLINE')
  expect((await ask('POST', `/${crypto.randomUUID()}/mute`)).status).toBe(404)
})

it('The owner among the members is neither blocked nor deleted', async () => {
  const { memberId } = people[1] as TestMember
  const { db } = site.platform.services
  await db.updateTable('members').set({ role: 'OWNER' }).where('id', '=', memberId).execute()
  expect((await ask('POST', `/${memberId}/block`)).body.details.applicationError.code).toBe(
    'OWNER_MEMBER_BLOCK_FORBIDDEN',
  )
  const refused = await ask('DELETE', `/${memberId}`)
  expect(refused.body.details.validationError.fieldViolations[0].ruleName).toBe(
    'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
  )
})

it('The owner who signs in is no member to block, for the staff and for themselves', async () => {
  const { memberId } = people[5] as TestMember
  const { db, clock } = site.platform.services
  const id = crypto.randomUUID()
  await db.insertInto('staffUsers').values({ id, memberId, role: 'OWNER', createdAt: clock.now() }).execute()
  const row = await findMember(db, memberId)
  const block = (userId: string) =>
    transaction(db, (trx) =>
      decide(trx, row, 'BLOCK', { date: clock.now(), caller: { type: 'USER', userId, role: 'OWNER' } }),
    )
  await expect(block(id)).rejects.toThrow("You can't block yourself.")
  await expect(block(crypto.randomUUID())).rejects.toThrow("The store owner can't be blocked.")
  expect((await ask('DELETE', `/${memberId}`)).status).toBe(400)
  await db.deleteFrom('staffUsers').where('id', '=', id).execute()
})

it('A change of all who are found is looked at first, done by a job that several carry on, and told one by one', async () => {
  const filter = { loginEmail: { $startsWith: 'p' } }
  expect((await ask('POST', '/bulk/preview', { filter })).body).toEqual({ count: 6 })
  const { jobId } = (await ask('POST', '/bulk/block-by-filter', { filter })).body
  // A later member is not part of the job.
  const late = await site.signUp({ email: 'p-late@example.test' })
  expect(await jobOf(jobId)).toMatchObject({ action: 'BLOCK', status: 'RUNNING', total: 6, succeeded: 0 })
  await Promise.all([1, 2, 3].map(() => carryJobsOn(site.platform.services)))
  await carryJobsOn(site.platform.services)
  expect(await jobOf(jobId)).toMatchObject({ status: 'FINISHED', total: 6, succeeded: 4, failed: 2 })
  const { results } = (await ask('GET', `/bulk/jobs/${jobId}/results?status=FAILED`)).body
  expect(results.map(({ error }: { error: { code: string } }) => error.code).sort()).toEqual([
    'MEMBER_OFFLINE',
    'OWNER_MEMBER_BLOCK_FORBIDDEN',
  ])
  expect(await statusOf(2)).toBe('BLOCKED')
  expect((await ask('GET', `/${late.memberId}?fieldsets=EXTENDED`)).body.member.status).toBe('APPROVED')

  const approved = (await ask('POST', '/bulk/approve-by-filter', { filter: { status: 'BLOCKED' } })).body
  await carryJobsOn(site.platform.services)
  expect(await jobOf(approved.jobId)).toMatchObject({ status: 'FINISHED', succeeded: 4 })
})

it('Members are deleted by their ids at once, each for itself, and by filter by a job', async () => {
  const ids = [people[2]?.memberId, people[1]?.memberId, crypto.randomUUID()]
  const { body } = await ask('POST', '/bulk/delete', { memberIds: ids })
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
  expect((await ask('GET', `/${ids[0]}`)).status).toBe(404)
  const filter = { loginEmail: { $in: ['p3@example.test', 'p4@example.test'] } }
  const { jobId } = (await ask('POST', '/bulk/delete-by-filter', { filter })).body
  await carryJobsOn(site.platform.services)
  expect(await jobOf(jobId)).toMatchObject({ status: 'FINISHED', succeeded: 2 })
  expect((await ask('POST', '/bulk/preview', { filter })).body.count).toBe(0)
})

it('A job asks for its filter to be written out, and one that is not there is 404', async () => {
  expect((await ask('POST', '/bulk/delete-by-filter', {})).status).toBe(400)
  expect((await ask('POST', '/bulk/delete', { memberIds: [] })).status).toBe(400)
  expect((await ask('GET', `/bulk/jobs/${crypto.randomUUID()}`)).status).toBe(404)
})
