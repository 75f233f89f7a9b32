import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import {
  CONNECTIONS_PER_ADDRESS,
  isTimeZone,
  publicSecrets,
  splitList,
  unknownVariables,
  unreachableAddresses,
} from '@galleria/environment'
import { type Level, levels, type SamplerName, samplerNames } from '@galleria/observability'
import { z } from 'zod'
import {
  ACCOUNT_ID,
  APP_ID,
  APP_SECRET,
  CLIENT_ID,
  OWNER_API_KEY,
  SITE_ID,
  STORE_NAME,
} from '../base/development-ids.ts'
import { type FastPaths, fastPathNames, fastPathsWithout } from '../base/fast-paths.ts'
import { type TrustedProxies, toProxies } from '../base/proxies.ts'
import type { Secrets } from '../base/sealed.ts'
import { readKey } from '../base/signing-key.ts'
import type { StoredAddress } from '../domain/address/address.ts'
import { CURRENCY, LOCALE } from '../domain/money/defaults.ts'
import type { PaymentProvider } from '../domain/payments/provider.ts'
import { testProvider } from '../domain/payments/test-provider.ts'
import type { LabelProvider } from '../domain/postage/provider.ts'
import { testLabels } from '../domain/postage/test-provider.ts'
import { type MailConfig, mailOf, mailProblems } from './mail/settings.ts'
import { type OAuthClient, redirectDomains, redirectUris, storeClient } from './oauth-client.ts'

export interface PlatformConfig {
  /** Public address of this server; the base of every absolute address it hands out. */
  readonly publicUrl: string
  /** Address of the store's own pages; hosted pages link back to it. */
  readonly storeUrl: string
  /** Address of the documentation, to which errors and the workbench link. */
  readonly docsUrl?: string | undefined
  readonly storeName: string
  /** Facts of the business behind the store, as the merchant set them. */
  readonly business: Business
  readonly siteId: string
  readonly accountId: string
  readonly ownerKey: string
  /** Taken too, until whoever has them has the other. */
  readonly formerOwnerKeys?: readonly string[] | undefined
  readonly currency: string
  /** Units of each currency for one of the store's own: what prices are also shown in. */
  readonly conversionRates: Readonly<Record<string, number>>
  readonly locale: string
  /** Unit of the weights of goods (spec §3 "Weight units"). */
  readonly weightUnit: 'KG' | 'LB'
  /** Unit of the sizes of parcels. */
  readonly dimensionsUnit: 'CM' | 'IN'
  /** IANA name; what times are written in until the owner sets another zone. */
  readonly firstTimeZone: string
  /** IANA name of the zone that times are written in. */
  readonly timeZone: string
  readonly clients: readonly OAuthClient[]
  /** Mailbox page and the other development tools. */
  readonly development: boolean
  /** Every answer is held against its schema before it goes; one that breaks it is a failure. For tests. */
  readonly strict: boolean
  /** Products that the search index may keep in memory. */
  readonly searchMemoryProducts: number
  /** Ways that only save time; none changes an answer. */
  readonly fastPaths: FastPaths
  /** Carts and checkouts of V1: answered, or as after their removal from the hosted platform. */
  readonly v1Carts: 'served' | 'gone'
  /** Version of the site's catalog; `both` answers the calls and sends the events of either, which no hosted site does. */
  readonly catalog: 'v1' | 'v3' | 'both'
  readonly maxBodyBytes: number
  /** Storage of uploaded files: a folder, or `s3://bucket/prefix`. */
  readonly mediaStore: string
  /** Address of library files: an origin that serves nothing else, no session and no page. By default `publicUrl`. */
  readonly mediaUrl?: string | undefined
  readonly accessTokenSeconds: number
  readonly refreshIdleSeconds: number
  readonly refreshAbsoluteSeconds: number
  /** Each renewal brings another refresh token; the one of before is good for `refreshGraceSeconds` more. */
  readonly rotateRefreshTokens: boolean
  readonly refreshGraceSeconds: number
  readonly requireEmailVerification: boolean
  /** New members wait until the owner lets them in. */
  readonly requireOwnerApproval: boolean
  /** `risk`: after three failures, or many registrations from one address. */
  readonly captcha: 'off' | 'risk' | 'always'
  /** Google's captcha instead of the embedded proof of work. */
  readonly recaptcha?: RecaptchaKeys | undefined
  /** A second factor: for members who have one, for everybody, or also for logins that look unusual. */
  readonly mfa: 'optional' | 'required' | 'risk'
  /** One answer for every failed login, instead of codes that tell whether the account exists. */
  readonly strictLoginErrors: boolean
  /** Failed logins from one network address in a quarter of an hour. */
  readonly failuresPerAddress: number
  /** New visitors from one network address in a quarter of an hour, at each server: an office, or a school, has one. */
  readonly visitorsPerAddress: number
  /** Failed logins of all together in a quarter of an hour. */
  readonly failuresInAll: number
  /** Seals what must be read back (keys of authenticator apps) and signs captchas. */
  readonly secret: string
  /** Earlier secrets: nothing is signed or sealed with them any more, and all that was is still read. */
  readonly formerSecrets?: readonly string[] | undefined
  /** Programs that sign in with a secret of their own. */
  readonly apps: readonly ({ readonly id: string } & Secrets)[]
  /** Moves the money of whoever pays online; without one the store is paid on receipt alone. */
  readonly paymentProvider: PaymentProvider | undefined
  /** Sells postage; without one nobody buys labels here. */
  readonly labelProvider: LabelProvider | undefined
  /** How letters leave. */
  readonly mail: MailConfig
  /** Secret by which a program proves that it may tell of letters that came back. */
  readonly bounceSecrets?: readonly string[] | undefined
  readonly webhooks: WebhookConfig
  /** How many proxies stand before this server and add to `X-Forwarded-For`, or where they are: addresses and networks (`10.0.0.0/8`). */
  readonly trustedProxies: TrustedProxies
  /** Header in which a trusted proxy tells a visitor's country. */
  readonly countryHeader?: string | undefined
}

/** Business behind a store: the sender of its invoices and parcels. */
interface Business {
  /** Legal name, where it differs from the store's. */
  readonly name?: string | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly address?: StoredAddress | null
}

/** How events reach their targets. */
interface WebhookConfig {
  /** Private RSA keys, PEM or base64 of it: the first signs, all are published. Without one, keys are made and kept. */
  readonly signingKeys: readonly string[]
  /** Lets events be sent to this machine and its network, and without TLS. */
  readonly allowPrivateTargets: boolean
  /** For one attempt as a whole. */
  readonly timeoutSeconds: number
}

/** Keys of the visible captcha and of the invisible one. */
export interface RecaptchaKeys {
  readonly visible: { readonly siteKey: string; readonly secret: string }
  readonly invisible: { readonly siteKey: string; readonly secret: string }
  readonly verifyUrl: string
}

const DAY = 86_400
/** At 7 kB each, 840 MB beside the 130 of a server without products: a unit of 1 GB holds both (decision 0437). */
const SEARCH_MEMORY_PRODUCTS = 120_000

export function defaultConfig(overrides: Partial<PlatformConfig> = {}): PlatformConfig {
  const storeUrl = overrides.storeUrl ?? 'http://127.0.0.1:3000'
  return {
    publicUrl: 'http://127.0.0.1:4000',
    storeUrl,
    docsUrl: (overrides.development ?? true) ? 'http://127.0.0.1:4321' : undefined,
    storeName: STORE_NAME,
    business: {},
    siteId: SITE_ID,
    accountId: ACCOUNT_ID,
    ownerKey: OWNER_API_KEY,
    currency: CURRENCY,
    conversionRates: { EUR: 0.92, GBP: 0.79, AED: 3.67, JPY: 151, KWD: 0.307 },
    locale: LOCALE,
    weightUnit: 'KG',
    dimensionsUnit: 'CM',
    firstTimeZone: 'UTC',
    timeZone: overrides.firstTimeZone ?? 'UTC',
    clients: [storeClient(CLIENT_ID, storeUrl)],
    development: true,
    strict: false,
    searchMemoryProducts: SEARCH_MEMORY_PRODUCTS,
    fastPaths: fastPathsWithout(),
    v1Carts: 'served',
    catalog: 'both',
    maxBodyBytes: 1_000_000,
    mail: { transport: 'mailbox' },
    mediaStore: join(tmpdir(), `galleria-media-${userInfo().uid}`, 'files'),
    accessTokenSeconds: 15 * 60,
    refreshIdleSeconds: 30 * DAY,
    refreshAbsoluteSeconds: 90 * DAY,
    rotateRefreshTokens: false,
    refreshGraceSeconds: 10,
    requireEmailVerification: false,
    requireOwnerApproval: false,
    captcha: 'off',
    mfa: 'optional',
    strictLoginErrors: false,
    failuresPerAddress: 100,
    visitorsPerAddress: 10_000,
    failuresInAll: 10_000,
    secret: overrides.ownerKey ?? OWNER_API_KEY,
    apps: [{ id: APP_ID, secret: APP_SECRET }],
    paymentProvider: (overrides.development ?? true) ? testProvider : undefined,
    labelProvider: (overrides.development ?? true) ? testLabels : undefined,
    trustedProxies: 0,
    webhooks: { signingKeys: [], allowPrivateTargets: overrides.development ?? true, timeoutSeconds: 10 },
    ...overrides,
  }
}

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const onOff = z
  .enum(['on', 'off'])
  .default('off')
  .transform((value) => value === 'on')
/** The first is used, the others are still taken. */
const secrets = z
  .string()
  .transform(splitList)
  .refine(
    (all) => all.length > 0 && all.every((each) => each.length >= 16),
    'must have at least 16 characters. Separate several values by commas',
  )
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  GALLERIA_HOME: z.string().min(1).optional(),
  MEDIA_STORE: z
    .string()
    .regex(/^(s3:\/\/[^/].*|(?!\w+:\/\/).+)$/, 'must be a folder or s3://bucket/prefix')
    .optional(),
  MEDIA_URL: url.transform((text) => text.replace(/\/$/, '')).optional(),
  PLATFORM_URL: url.optional(),
  SHELL_URL: url.default('http://127.0.0.1:3000'),
  DOCS_URL: url.transform((text) => text.replace(/\/$/, '')).optional(),
  PLATFORM_CLIENT_ID: z.guid().default(CLIENT_ID),
  ALLOWED_REDIRECT_URIS: redirectUris,
  ALLOWED_REDIRECT_DOMAINS: redirectDomains,
  PLATFORM_SITE_ID: z.guid().default(SITE_ID),
  PLATFORM_ACCOUNT_ID: z.guid().default(ACCOUNT_ID),
  PLATFORM_SECRET: secrets.optional(),
  PLATFORM_APP_ID: z.guid().default(APP_ID),
  PLATFORM_APP_SECRET: secrets.optional(),
  TEST_PAYMENTS: z.enum(['on', 'off']).optional(),
  TEST_LABELS: z.enum(['on', 'off']).optional(),
  WEIGHT_UNIT: z.enum(['KG', 'LB']).default('KG'),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin').default('UTC'),
  TRUSTED_PROXIES: z.string().default('0').transform(toProxies),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,63}$/, 'must be the name of a header such as CF-IPCountry')
    .optional(),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(CONNECTIONS_PER_ADDRESS),
  VISITORS_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
  MAIL_TRANSPORT: z.enum(['mailbox', 'smtp', 'http']).default('mailbox'),
  MAIL_FROM: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_HTTP_URL: z.url({ protocol: /^https?$/ }).default('https://api.resend.com/emails'),
  MAIL_HTTP_KEY: secrets.optional(),
  MAIL_BOUNCE_SECRET: secrets.optional(),
  MIGRATE: z.enum(['start', 'off']).default('start'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.transform((text) => text.replace(/\/$/, '')).optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(levels).optional(),
  LOG_SAMPLE: z.coerce.number().min(0).max(100).default(100),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  EMAIL_VERIFICATION: onOff,
  OWNER_APPROVAL: onOff,
  CAPTCHA: z.enum(['off', 'risk', 'always']).default('off'),
  MFA: z.enum(['optional', 'required', 'risk']).default('optional'),
  STRICT_LOGIN_ERRORS: onOff,
  STRICT_ANSWERS: onOff,
  FAST_PATHS_OFF: z
    .string()
    .default('')
    .transform(splitList)
    .pipe(z.array(z.enum(fastPathNames))),
  SEARCH_MEMORY_PRODUCTS: z.coerce.number().int().min(1).default(SEARCH_MEMORY_PRODUCTS),
  V1_CARTS: z.enum(['served', 'gone']).default('served'),
  CATALOG: z.enum(['v1', 'v3', 'both']).default('both'),
  ROTATE_REFRESH_TOKENS: onOff,
  WEBHOOK_SIGNING_KEYS: z
    .string()
    .optional()
    .transform((value) => (value ? value.split(',').map((each) => each.trim()) : []))
    .refine(
      (keys) => keys.every(isKey),
      'must be private RSA keys in PEM, each encoded in base64, separated by commas',
    ),
  WEBHOOK_PRIVATE_TARGETS: z.enum(['on', 'off']).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_INVISIBLE_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_INVISIBLE_SECRET: z.string().min(1).optional(),
  PLATFORM_API_KEY: secrets.default([OWNER_API_KEY]),
})

const root = join(import.meta.dirname, '../../../../.galleria')

export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly home: string | undefined
  /** When the schema is migrated: by a server that starts, or by the command alone. */
  readonly migrate: 'start' | 'off'
  /** How long a server that is asked to end goes on answering, so that proxies notice. */
  readonly drainSeconds: number
  /** Open connections from one network address, proxies aside; 0 is no limit. */
  readonly connectionsPerAddress: number
  /** The most detailed level of the log, and the share of successful requests with a line, from 0 to 1. */
  readonly log: { readonly level: Level; readonly sample: number }
  /** Private address of `/metrics`; no port is none. */
  readonly metrics: { readonly port: number | undefined; readonly host: string }
  /** Collector of OpenTelemetry, and which requests are traced to it. */
  readonly otlp:
    | { readonly endpoint: string; readonly sampler: SamplerName; readonly ratio: number }
    | undefined
  readonly platform: Partial<PlatformConfig>
}

/** Reads the environment, or throws one message that names every bad value, every unknown name and all that production refuses. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const development = (given.NODE_ENV ?? 'production') !== 'production'
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...(parsed.success
      ? mailProblems({ ...parsed.data, MAIL_HTTP_KEY: parsed.data.MAIL_HTTP_KEY?.[0] })
      : []),
    ...unknownVariables(env),
    ...(development ? [] : refusedInProduction(given)),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map((line) => `  ${line}`)
    throw new Error(`The platform can't start with this configuration:\n${lines.join('\n')}${hint(given)}`)
  }
  const value = parsed.data
  const [ownerKey = OWNER_API_KEY, ...formerOwnerKeys] = value.PLATFORM_API_KEY
  const [secret = ownerKey, ...formerSecrets] = value.PLATFORM_SECRET ?? value.PLATFORM_API_KEY
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    home: value.GALLERIA_HOME,
    migrate: value.MIGRATE,
    connectionsPerAddress: value.CONNECTIONS_PER_ADDRESS,
    metrics: { port: value.METRICS_PORT, host: value.METRICS_HOST },
    otlp: value.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
          sampler: value.OTEL_TRACES_SAMPLER,
          ratio: value.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    log: { level: value.LOG_LEVEL ?? (development ? 'warn' : 'info'), sample: value.LOG_SAMPLE / 100 },
    drainSeconds: value.DRAIN_SECONDS ?? (development ? 0 : 5),
    platform: {
      ...(value.PLATFORM_URL ? { publicUrl: value.PLATFORM_URL } : {}),
      storeUrl: value.SHELL_URL,
      ...(value.DOCS_URL ? { docsUrl: value.DOCS_URL } : {}),
      siteId: value.PLATFORM_SITE_ID,
      accountId: value.PLATFORM_ACCOUNT_ID,
      ownerKey,
      formerOwnerKeys,
      weightUnit: value.WEIGHT_UNIT,
      firstTimeZone: value.TIME_ZONE,
      mediaUrl: value.MEDIA_URL,
      mediaStore: value.MEDIA_STORE ?? join(value.GALLERIA_HOME ?? root, 'media'),
      clients: [
        storeClient(value.PLATFORM_CLIENT_ID, value.SHELL_URL, {
          redirectUris: value.ALLOWED_REDIRECT_URIS,
          redirectDomains: value.ALLOWED_REDIRECT_DOMAINS,
        }),
      ],
      development,
      requireEmailVerification: value.EMAIL_VERIFICATION,
      requireOwnerApproval: value.OWNER_APPROVAL,
      captcha: value.CAPTCHA,
      recaptcha: recaptchaKeys(value),
      mfa: value.MFA,
      strict: value.STRICT_ANSWERS,
      fastPaths: fastPathsWithout(value.FAST_PATHS_OFF),
      searchMemoryProducts: value.SEARCH_MEMORY_PRODUCTS,
      v1Carts: value.V1_CARTS,
      catalog: value.CATALOG,
      strictLoginErrors: value.STRICT_LOGIN_ERRORS,
      rotateRefreshTokens: value.ROTATE_REFRESH_TOKENS,
      // On a development machine everybody comes from one address, tests too.
      failuresPerAddress: development ? 1_000 : 100,
      visitorsPerAddress: value.VISITORS_PER_ADDRESS ?? (development ? 1_000_000 : 10_000),
      secret,
      formerSecrets,
      apps: appsOf(value, development),
      paymentProvider:
        (value.TEST_PAYMENTS ?? (development ? 'on' : 'off')) === 'on' ? testProvider : undefined,
      labelProvider: (value.TEST_LABELS ?? (development ? 'on' : 'off')) === 'on' ? testLabels : undefined,
      mail: mailOf({ ...value, MAIL_HTTP_KEY: value.MAIL_HTTP_KEY?.[0] }),
      bounceSecrets: value.MAIL_BOUNCE_SECRET,
      trustedProxies: value.TRUSTED_PROXIES,
      countryHeader: value.COUNTRY_HEADER,
      webhooks: {
        signingKeys: value.WEBHOOK_SIGNING_KEYS,
        allowPrivateTargets: value.WEBHOOK_PRIVATE_TARGETS
          ? value.WEBHOOK_PRIVATE_TARGETS === 'on'
          : development,
        timeoutSeconds: 10,
      },
    },
  }
}

/** One line for each variable that would leave a platform in production open to everybody, or known to nobody. */
function refusedInProduction(env: Readonly<Record<string, string | undefined>>): string[] {
  const { PLATFORM_API_KEY: key, PLATFORM_SECRET: secret, MEDIA_STORE, GALLERIA_HOME, STRICT_ANSWERS } = env
  const media = MEDIA_STORE ?? join(GALLERIA_HOME ?? root, 'media')
  return [
    ...publicSecrets(env),
    ...(key ? [] : ['PLATFORM_API_KEY is missing. Set your own secret in production.']),
    ...(secret
      ? []
      : ['PLATFORM_SECRET is missing. Set a separate secret that stays the same when the API key changes.']),
    ...(secret && splitList(key ?? '').includes(splitList(secret)[0] ?? '')
      ? [
          'PLATFORM_SECRET is the same as the API key. Set a separate secret that stays the same when the API key changes.',
        ]
      : []),
    ...unreachableAddresses(env, ['PLATFORM_URL', 'SHELL_URL']),
    ...(resolve(media) === join(root, 'media')
      ? ['MEDIA_STORE is inside the source folder. Set a separate folder, or s3://bucket/prefix.']
      : []),
    ...(STRICT_ANSWERS === 'on' ? ['STRICT_ANSWERS is for tests only. Remove it in production.'] : []),
  ]
}

/** Tells how to try the platform without production settings. */
function hint({ NODE_ENV }: Readonly<Record<string, string | undefined>>): string {
  return NODE_ENV
    ? ''
    : '\nWithout NODE_ENV the platform is in production. NODE_ENV=development starts it for trying out, with public secrets.'
}

function isKey(text: string): boolean {
  try {
    return readKey(text).kid !== ''
  } catch {
    return false
  }
}

type Values = z.infer<typeof Environment>

/** The development secret is public, so production has no app until it is given one. */
function appsOf({ PLATFORM_APP_ID: id, PLATFORM_APP_SECRET: given }: Values, development: boolean) {
  const [secret, ...formerSecrets] = given ?? (development ? [APP_SECRET] : [])
  return secret ? [{ id, secret, formerSecrets }] : []
}

/** The visible pair stands for both where there is no other. */
function recaptchaKeys(value: Values): RecaptchaKeys | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = value
  if (!siteKey || !secret) return undefined
  return {
    visible: { siteKey, secret },
    invisible: {
      siteKey: value.RECAPTCHA_INVISIBLE_SITE_KEY ?? siteKey,
      secret: value.RECAPTCHA_INVISIBLE_SECRET ?? secret,
    },
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  }
}
