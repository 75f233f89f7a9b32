/** Every variable whose value is a secret; several accepted ones stand in it by comma. */
export const secretVariables = [
  'PLATFORM_API_KEY',
  'PLATFORM_SECRET',
  'PLATFORM_APP_SECRET',
  'WEBHOOK_SIGNING_KEYS',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_INVISIBLE_SECRET',
  'REGISTRY_PRIVATE_KEY',
  'GALLERIA_CONSOLE_KEY',
  'BACKUP_PASSPHRASE',
  'BACKUP_IDENTITY',
  'SMTP_URL',
  'MAIL_HTTP_KEY',
  'MAIL_BOUNCE_SECRET',
] as const

/** Secrets that everybody can read here, by the variable they work for in development. */
export const developmentSecrets = {
  PLATFORM_API_KEY: 'IST.galleria-development-owner-key',
  PLATFORM_APP_SECRET: 'galleria-development-app-secret',
} as const

const known: ReadonlySet<string> = new Set(Object.values(developmentSecrets))

/** Lines about variables with a public default that production must replace; empty when there are none. */
export function publicSecrets(env: Readonly<Record<string, string | undefined>>): string[] {
  return secretVariables
    .filter((name) => splitList(env[name] ?? '').some((value) => known.has(value)))
    .map((name) => `${name} has a public development value. Set your own secret in production.`)
}

/** The entries of a list by comma, without the spaces around them. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}
