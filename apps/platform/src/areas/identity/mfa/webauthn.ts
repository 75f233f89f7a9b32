import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { applicationError } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Client } from '../../../http/client.ts'
import type { MemberRow } from '../member-row.ts'
import { rpIdOf } from './factors.ts'
import type { FactorRow } from './store/factors.ts'

/** Two hundred and more files: read when the first passkey is asked for. */
const library = () => import('@simplewebauthn/server')

type Passkey = FactorRow & { credentialId: string; publicKey: Buffer }

function requireName(client: Client): string {
  const rpId = rpIdOf(client)
  if (rpId) return rpId
  throw applicationError(
    400,
    'PASSKEY_NEEDS_HOST_NAME',
    "Passkeys don't work with an IP address. Open this page at localhost.",
  )
}

function passkeysOf(factors: readonly FactorRow[], rpId: string): Passkey[] {
  return factors.filter((each): each is Passkey => each.credentialId !== null && each.rpId === rpId)
}

const described = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  ...(transports ? { transports: [...transports] } : {}),
})

export async function requestOptions(factors: readonly FactorRow[], client: Client) {
  const rpId = requireName(client)
  const { generateAuthenticationOptions } = await library()
  const allowCredentials = passkeysOf(factors, rpId).map(described)
  return {
    rpId,
    options: await generateAuthenticationOptions({
      rpID: rpId,
      allowCredentials,
      userVerification: 'preferred',
    }),
  }
}

export async function creationOptions(
  config: PlatformConfig,
  member: MemberRow,
  factors: readonly FactorRow[],
  client: Client,
) {
  const rpId = requireName(client)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: config.storeName,
    rpID: rpId,
    userID: new TextEncoder().encode(member.id),
    userName: member.loginEmail,
    userDisplayName: member.nickname ?? member.loginEmail,
    excludeCredentials: passkeysOf(factors, rpId).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { rpId, options }
}

/** Ours and our clients', by the name the passkey belongs to. */
function originsOf(config: PlatformConfig, rpId: string): string[] {
  const own = new URL(config.publicUrl).origin
  const all = [own, ...config.clients.flatMap(({ origins }) => origins)]
  if (config.development) all.push(own.replace('127.0.0.1', 'localhost'))
  return all.filter((origin) => new URL(origin).hostname === rpId)
}

/** Undefined for a rejected promise: the library throws at forged input, which is a plain refusal here. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}

export async function checkCreation(
  config: PlatformConfig,
  expected: { readonly challenge: string; readonly rpId: string },
  credential: unknown,
) {
  const { verifyRegistrationResponse } = await library()
  const result = await orNothing(
    verifyRegistrationResponse({
      response: asObject(credential) as unknown as RegistrationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: originsOf(config, expected.rpId),
      expectedRPID: expected.rpId,
      requireUserVerification: false,
    }),
  )
  return result?.verified ? result.registrationInfo.credential : undefined
}

/** The passkey that answered, and its new counter; a counter that does not grow is refused by the library (W3C §7.2). */
export async function checkAssertion(
  config: PlatformConfig,
  factors: readonly FactorRow[],
  expected: { readonly challenge: string; readonly rpId: string },
  credential: unknown,
): Promise<{ factor: Passkey; counter: number; userVerified: boolean } | undefined> {
  const response = asObject(credential) as unknown as AuthenticationResponseJSON
  const factor = passkeysOf(factors, expected.rpId).find((each) => each.credentialId === response.id)
  if (!factor) return undefined
  const { verifyAuthenticationResponse } = await library()
  const result = await orNothing(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: expected.challenge,
      expectedOrigin: originsOf(config, expected.rpId),
      expectedRPID: expected.rpId,
      requireUserVerification: false,
      credential: {
        id: factor.credentialId,
        publicKey: new Uint8Array(factor.publicKey),
        counter: factor.counter ?? 0,
        ...(factor.transports ? { transports: [...factor.transports] } : {}),
      },
    }),
  )
  if (!result?.verified) return undefined
  const { newCounter, userVerified } = result.authenticationInfo
  return { factor, counter: newCounter, userVerified }
}

/** Also as JSON in a string, as options go out. */
function asObject(credential: unknown): Record<string, unknown> {
  if (typeof credential === 'string') {
    try {
      return asObject(JSON.parse(credential))
    } catch {
      return {}
    }
  }
  return credential && typeof credential === 'object' ? (credential as Record<string, unknown>) : {}
}
