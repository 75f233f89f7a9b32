import { availableParallelism } from 'node:os'
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
import * as z from 'zod/mini'
import type { Catalog } from '../common/catalog-adapter.ts'
import { type Hydration, hydrations } from '../common/waiting-code.ts'

const url = z.pipe(
  z
    .string()
    .check(z.refine((text) => URL.canParse(text) && /^https?:/.test(text), 'must be an http(s) address')),
  z.transform((text: string) => text.replace(/\/$/, '')),
)
const port = z.pipe(
  z.string().check(
    z.regex(/^\d{1,5}$/, 'must be a number'),
    z.refine((text) => Number(text) < 65_536, 'is no port'),
  ),
  z.transform(Number),
)
const currencies = z.pipe(
  z
    .string()
    .check(
      z.regex(/^[A-Z]{3}(,[A-Z]{3})*$/, 'must be codes of currencies, e.g. USD,EUR; the first is charged in'),
    ),
  z.transform((text: string) => text.split(',')),
)
const timeZone = z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin'))
const percent = z.pipe(
  z.string().check(
    z.regex(/^\d{1,3}(\.\d+)?$/, 'must be a number from 0 to 100'),
    z.refine((text) => Number(text) <= 100, 'must be a number from 0 to 100'),
  ),
  z.transform(Number),
)
const share = z.pipe(
  z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')),
  z.transform(Number),
)
const count = z.pipe(z.string().check(z.regex(/^\d+$/, 'must be a number')), z.transform(Number))

const milliseconds = count
const processes = z.pipe(
  z.string().check(z.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a number from 1 to 64')),
  z.transform(Number),
)

const Environment = z.object({
  NODE_ENV: z._default(z.string(), 'production'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  SHELL_URL: z.optional(url),
  PLATFORM_URL: z._default(url, 'http://127.0.0.1:4000'),
  PLATFORM_EDGE_URL: z.optional(url),
  MEDIA_URL: z.optional(url),
  /** Address of the module store's files for browsers: a bucket or a CDN before it. Without it the shell serves them. */
  MODULES_URL: z.optional(url),
  PLATFORM_CLIENT_ID: z._default(
    z.string().check(z.minLength(1, 'is empty')),
    '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1',
  ),
  MODULE_STORE: z._default(
    z
      .string()
      .check(
        z.refine((text) => !text.includes('://') || text.startsWith('s3://'), 'must be a folder or s3://…'),
      ),
    join('.galleria', 'modules'),
  ),
  /** Channel that this shell serves; others than production overlay it. */
  RELEASE_CHANNEL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(production|staging|preview\/[a-z0-9][a-z0-9-]{0,63})$/,
          'must be production, staging or preview/<name> (a-z, 0-9, -)',
        ),
      ),
    'production',
  ),
  GALLERIA_HOME: z._default(z.string(), '.galleria'),
  /** Keys of those who may release; by default this machine's. */
  REGISTRY_PUBLIC_KEY: z.optional(z.string()),
  /** Keys with which the console signs its changes; by default this machine's. */
  REGISTRY_PRIVATE_KEY: z.optional(z.string()),
  /** How long a module's server build, and the data of a page, may take before the browser is left to do it. */
  RENDER_BUDGET_MS: z._default(milliseconds, 800),
  /** Processes that draw pages; by default one for each processor but one. One more is kept warm. */
  RENDER_PROCESSES: z.optional(processes),
  /** How old the platform's answers in a page, and a page that is the same for all, may be: who asks meanwhile shares them. 0 shares nothing. */
  DATA_MAX_AGE_MS: z._default(milliseconds, 250),
  /** Version of the site's catalog while the platform does not say. */
  CATALOG: z._default(z.enum(['v1', 'v3', 'both'], 'must be v1, v3 or both'), 'both'),
  /** Cart API by which pages buy; `auto` uses V2 where the platform has it. */
  CART_API: z._default(z.enum(['v1', 'v2', 'auto'], 'must be v1, v2 or auto'), 'auto'),
  CURRENCIES: z._default(currencies, ['USD', 'EUR', 'GBP', 'AED', 'JPY', 'KWD']),
  /** Zone of times while the platform does not say. */
  TIME_ZONE: z._default(timeZone, 'UTC'),
  /** How many stand before the shell and add to X-Forwarded-For. A list of where they are counts as one. */
  TRUSTED_PROXIES: z._default(z.string(), '0'),
  CONNECTIONS_PER_ADDRESS: z._default(count, CONNECTIONS_PER_ADDRESS),
  /** The most detailed level of the log. */
  LOG_LEVEL: z.optional(z.enum(levels, `must be ${levels.join(', ')}`)),
  /** Percent of successful requests with a line; all others have one. */
  LOG_SAMPLE: z._default(percent, 100),
  /** How long a shell that is asked to end goes on answering, so that proxies notice. */
  DRAIN_SECONDS: z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,3}$/, 'must be a number from 0 to 300'),
        z.refine((text) => Number(text) <= 300, 'must be a number from 0 to 300'),
      ),
      z.transform(Number),
    ),
  ),
  /** Percent of page views that tell of themselves; errors always do. */
  TELEMETRY_SAMPLE: z._default(percent, 100),
  /** Whether pages tell the platform of visits: a hosted one takes none. */
  COUNT_VISITS: z._default(z.enum(['on', 'off']), 'on'),
  /** Whether browsers keep pages that were seen, to be read without a connection. */
  OFFLINE_PAGES: z._default(z.enum(['on', 'off']), 'on'),
  /** When pages that the server drew whole are hydrated. */
  HYDRATION: z._default(z.enum(hydrations), 'interaction'),
  /** A collector of OpenTelemetry over HTTP; nothing is sent, or loaded, without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url),
  OTEL_TRACES_SAMPLER: z._default(
    z.enum(samplerNames, `must be ${samplerNames.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
  /** Private port of /metrics; none without it. */
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  GALLERIA_DEV_MODULES: z._default(z.string(), ''),
  GALLERIA_CONSOLE_KEY: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(splitList)),
      z.array(
        z.string().check(z.minLength(20, 'is too short to be a secret: at least 20 characters in each')),
      ),
    ),
    [],
  ),
})

export interface Config {
  readonly isDevelopment: boolean
  readonly port: number
  readonly host: string
  readonly shellUrl: string | undefined
  readonly platformUrl: string
  /** Address that shoppers' calls go to, if another. */
  readonly edgeUrl: string | undefined
  /** Origin of the platform's files, if not the platform's own. */
  readonly mediaUrl: string | undefined
  /** Address of the module store's files for browsers, if the shell doesn't serve them; without a slash at its end. */
  readonly modulesUrl: string | undefined
  readonly clientId: string
  /** A folder or `s3://bucket/prefix`. */
  readonly moduleStore: string
  readonly channel: string
  /** Folder of what this machine must not lose. */
  readonly home: string
  /** Ed25519 keys, SPKI in base64, by comma; absent ones are in the home folder. */
  readonly registryPublicKey: string | undefined
  /** PKCS #8 in base64, by comma; for the console alone. */
  readonly registryPrivateKey: string | undefined
  readonly renderBudget: number
  /** Processes that draw pages; one more is kept warm. */
  readonly renderers: number
  /** Milliseconds for which pages share an answer of the platform, and all who ask share a public page. */
  readonly dataMaxAge: number
  /** Cart API by which pages buy. */
  readonly cartApi: 'v1' | 'v2' | 'auto'
  /** ISO 4217; the first is what the store charges in. */
  readonly currencies: readonly string[]
  /** IANA name; what times are written in while the platform does not say. */
  readonly timeZone: string
  /** Version of the catalog while the platform does not say; undefined stands for both. */
  readonly catalog: Catalog | undefined
  readonly proxies: number
  /** Open connections from one network address; 0, or a proxy before the shell, is no limit. */
  readonly connectionsPerAddress: number
  /** The most detailed level of the log, and the share of successful requests with a line, 0 to 1. */
  readonly log: { readonly level: Level; readonly sample: number }
  /** Seconds for which a shell that is asked to end goes on answering. */
  readonly drainSeconds: number
  readonly otlpEndpoint: string | undefined
  /** Requests that are traced to it. */
  readonly traces: { readonly sampler: SamplerName; readonly ratio: number }
  /** Private address of `/metrics`; no port is none. */
  readonly metrics: { readonly port: number | undefined; readonly host: string }
  /** Share of page views that tell of themselves, 0 to 1. */
  readonly telemetrySample: number
  /** Whether pages tell the platform of visits. */
  readonly countsVisits: boolean
  /** Whether browsers keep visited pages for reading without a connection. */
  readonly offlinePages: boolean
  readonly hydration: Hydration
  /** Opens the engineers' console; without it there is none. */
  /** The first seals, each opens; without one there is no console. */
  readonly consoleKeys: readonly string[]
  /** Module name to the origin of its development server. */
  readonly devModules: ReadonlyMap<string, string>
}

export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

/** Bad values and unknown names stop the start with one message that names each. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(Environment, given)
  const isDevelopment = given.NODE_ENV === 'development'
  const problems = [
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...unknownVariables(given),
    ...(isDevelopment ? [] : refusedInProduction(given)),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map((line) => `  ${line}`)
    throw new ConfigFault(`The shell cannot start with this configuration:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const devModules = parseDevModules(values.GALLERIA_DEV_MODULES)
  return {
    isDevelopment,
    port: values.PORT,
    host: values.HOST,
    shellUrl: values.SHELL_URL,
    platformUrl: values.PLATFORM_URL,
    edgeUrl: values.PLATFORM_EDGE_URL,
    mediaUrl: values.MEDIA_URL,
    modulesUrl: values.MODULES_URL,
    clientId: values.PLATFORM_CLIENT_ID,
    moduleStore: values.MODULE_STORE,
    channel: values.RELEASE_CHANNEL,
    home: resolve(values.GALLERIA_HOME),
    registryPublicKey: values.REGISTRY_PUBLIC_KEY,
    registryPrivateKey: values.REGISTRY_PRIVATE_KEY,
    renderBudget: values.RENDER_BUDGET_MS,
    renderers: values.RENDER_PROCESSES ?? Math.max(1, availableParallelism() - 1),
    dataMaxAge: values.DATA_MAX_AGE_MS,
    cartApi: values.CART_API,
    currencies: values.CURRENCIES,
    timeZone: values.TIME_ZONE,
    catalog: values.CATALOG === 'both' ? undefined : values.CATALOG,
    proxies: /^\d$/.test(values.TRUSTED_PROXIES) ? Number(values.TRUSTED_PROXIES) : 1,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    log: { level: values.LOG_LEVEL ?? (isDevelopment ? 'warn' : 'info'), sample: values.LOG_SAMPLE / 100 },
    drainSeconds: values.DRAIN_SECONDS ?? (isDevelopment ? 0 : 5),
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    traces: { sampler: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG },
    metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST },
    telemetrySample: values.TELEMETRY_SAMPLE / 100,
    countsVisits: values.COUNT_VISITS === 'on',
    offlinePages: values.OFFLINE_PAGES === 'on',
    hydration: values.HYDRATION,
    consoleKeys: values.GALLERIA_CONSOLE_KEY,
    devModules,
  }
}

/** Lines about variables that would leave a shell in production open to everybody, or unreachable. */
function refusedInProduction(env: Readonly<Record<string, string | undefined>>): string[] {
  return [
    ...publicSecrets(env),
    ...unreachableAddresses(env, ['SHELL_URL', 'PLATFORM_URL', ...(env.MODULES_URL ? ['MODULES_URL'] : [])]),
    ...(env.GALLERIA_DEV_MODULES ? ['GALLERIA_DEV_MODULES is for NODE_ENV=development alone'] : []),
  ]
}

function parseDevModules(text: string): Map<string, string> {
  const modules = new Map<string, string>()
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', origin = ''] = part.split('=')
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !URL.canParse(origin)) {
      throw new ConfigFault(
        `The shell cannot start with this configuration:\n  GALLERIA_DEV_MODULES "${part}" is not <module>=<origin>`,
      )
    }
    modules.set(name, new URL(origin).origin)
  }
  return modules
}
