import { unknownVariables } from '@galleria/environment'
import { z } from 'zod'
import { ACCOUNT_ID, CLIENT_ID, CURRENCY, LOCALE, OWNER_API_KEY, SITE_ID, STORE_NAME } from './seed/ids.ts'

/** A registered application. Redirects and messages go to these places alone, compared character by character. */
export interface OAuthClient {
  readonly id: string
  readonly redirectUris: readonly string[]
  readonly origins: readonly string[]
  /** What people know it by, where that is not the store's name. */
  readonly name?: string
  /** Somebody else's: members are asked before it may act for them. */
  readonly thirdParty?: boolean
}

export interface PlatformConfig {
  /** Where this server is reached; the base of every absolute address it hands out. */
  readonly publicUrl: string
  /** Where the store's own pages live; hosted pages link back to it. */
  readonly storeUrl: string
  readonly storeName: string
  readonly siteId: string
  readonly accountId: string
  readonly ownerKey: string
  readonly currency: string
  /** Units of each currency for one of the store's own: what prices are also shown in. */
  readonly conversionRates: Readonly<Record<string, number>>
  readonly locale: string
  readonly clients: readonly OAuthClient[]
  /** Mailbox page and the other development tools. */
  readonly development: boolean
  readonly maxBodyBytes: number
  readonly accessTokenSeconds: number
  readonly refreshIdleSeconds: number
  readonly refreshAbsoluteSeconds: number
  readonly requireEmailVerification: boolean
  /** One answer for every failed login, instead of codes that tell whether the account exists. */
  readonly strictLoginErrors: boolean
}

const DAY = 86_400

export function defaultConfig(overrides: Partial<PlatformConfig> = {}): PlatformConfig {
  const storeUrl = overrides.storeUrl ?? 'http://127.0.0.1:3000'
  return {
    publicUrl: 'http://127.0.0.1:4000',
    storeUrl,
    storeName: STORE_NAME,
    siteId: SITE_ID,
    accountId: ACCOUNT_ID,
    ownerKey: OWNER_API_KEY,
    currency: CURRENCY,
    conversionRates: { EUR: 0.92, GBP: 0.79, AED: 3.67, JPY: 151, KWD: 0.307 },
    locale: LOCALE,
    clients: [storeClient(CLIENT_ID, storeUrl)],
    development: true,
    maxBodyBytes: 1_000_000,
    accessTokenSeconds: 15 * 60,
    refreshIdleSeconds: 30 * DAY,
    refreshAbsoluteSeconds: 90 * DAY,
    requireEmailVerification: false,
    strictLoginErrors: false,
    ...overrides,
  }
}

/** The store's shell as a client. On a development machine it is reached by either loopback name. */
export function storeClient(id: string, storeUrl: string): OAuthClient {
  const { origin, hostname, port, protocol } = new URL(storeUrl)
  const twin = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }[hostname]
  const origins = twin ? [origin, `${protocol}//${twin}${port && `:${port}`}`] : [origin]
  return { id, origins, redirectUris: origins.map((each) => `${each}/account/callback`) }
}

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' }).optional(),
  GALLERIA_HOME: z.string().min(1).optional(),
  PLATFORM_URL: url.optional(),
  SHELL_URL: url.default('http://127.0.0.1:3000'),
  PLATFORM_CLIENT_ID: z.guid().default(CLIENT_ID),
  PLATFORM_SITE_ID: z.guid().default(SITE_ID),
  PLATFORM_ACCOUNT_ID: z.guid().default(ACCOUNT_ID),
  PLATFORM_API_KEY: z.string().min(16, 'must have at least 16 characters').default(OWNER_API_KEY),
})

export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly home: string | undefined
  readonly platform: Partial<PlatformConfig>
}

/** Reads the environment, or throws one message that names every bad value and every unknown name. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const unknown = unknownVariables(env).map((line) => `  ${line}`)
  if (!parsed.success || unknown.length > 0) {
    const bad = parsed.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? []
    const lines = [...bad, ...unknown]
    throw new Error(`The platform cannot start with this configuration:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const development = value.NODE_ENV !== 'production'
  if (!development && value.PLATFORM_API_KEY === OWNER_API_KEY) {
    throw new Error(
      'The platform cannot start with this configuration:\n  PLATFORM_API_KEY: the development key is public; choose your own in production',
    )
  }
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    home: value.GALLERIA_HOME,
    platform: {
      ...(value.PLATFORM_URL ? { publicUrl: value.PLATFORM_URL } : {}),
      storeUrl: value.SHELL_URL,
      siteId: value.PLATFORM_SITE_ID,
      accountId: value.PLATFORM_ACCOUNT_ID,
      ownerKey: value.PLATFORM_API_KEY,
      clients: [storeClient(value.PLATFORM_CLIENT_ID, value.SHELL_URL)],
      development,
    },
  }
}
