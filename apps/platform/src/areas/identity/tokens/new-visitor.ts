import type { Services } from '../../../data/services.ts'
import { beginAnonymousSession } from '../../../http/anonymous-sessions.ts'
import { type TokenAnswer, tokenAnswer } from './families.ts'

/** A visitor's tokens, which carry all that is to be known of them. */
export async function newVisitor(services: Services, clientId: string): Promise<TokenAnswer> {
  const { access, refresh } = await beginAnonymousSession(services, clientId)
  return tokenAnswer(access, services.config.accessTokenSeconds, refresh)
}
