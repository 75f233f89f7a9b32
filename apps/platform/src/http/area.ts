import type { Trx } from '../data/database.ts'
import type { NewMember, Services, SignIn } from '../data/services.ts'
import type { App } from './route.ts'

/** A part of the API: its routes, and what it does when something happens in another part. */
export interface Area {
  routes(app: App): void
  /** Names what it does again and again, with `every`. */
  schedule?(services: Services): void
  /** Inside the transaction of whoever caused it; throwing undoes both. */
  onMemberCreated?(trx: Trx, member: NewMember, services: Pick<Services, 'config'>): Promise<void>
  onAddressVerified?(trx: Trx, member: NewMember, services: Pick<Services, 'config'>): Promise<void>
  onSignIn?(trx: Trx, signIn: SignIn, services: Pick<Services, 'config'>): Promise<void>
}
