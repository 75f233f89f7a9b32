import { randomUUID } from 'node:crypto'
import type { StaffRole } from '../../base/staff-user.ts'
import type { TestPlatform } from '../testing.ts'

export interface TestStaff {
  readonly email: string
  readonly password: string
  readonly memberId: string
}

/** A member who works for the shop. */
export async function hire(site: TestPlatform, role: StaffRole): Promise<TestStaff> {
  const { email, password, memberId } = await site.signUp()
  const { db, clock } = site.platform.services
  await db
    .insertInto('staffUsers')
    .values({ id: randomUUID(), memberId, role, createdAt: clock.now() })
    .execute()
  return { email, password, memberId }
}
