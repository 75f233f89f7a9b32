/** What a person may set; `.env.example` explains each. */
export const settings = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'PLATFORM_PORT',
  'SHELL_URL',
  'PLATFORM_URL',
  'PLATFORM_EDGE_URL',
  'PLATFORM_CLIENT_ID',
  'PLATFORM_SITE_ID',
  'PLATFORM_ACCOUNT_ID',
  'PLATFORM_API_KEY',
  'DATABASE_URL',
  'GALLERIA_HOME',
  'MODULE_STORE',
  'RENDER_BUDGET_MS',
  'CURRENCIES',
] as const

/** What our own processes tell each other. */
export const internal = [
  'GALLERIA_BOOTSTRAPPED',
  'GALLERIA_DEV_MODULES',
  'GALLERIA_LAUNCHER',
  'GALLERIA_TEST_DATABASE_URL',
] as const
