import type { PlatformConfig } from '../../data/config.ts'

interface Fact {
  readonly name: string
  readonly value: string
  readonly variable?: string
}

const onOff = (on: boolean) => (on ? 'on' : 'off')

/** Configuration for the store's staff: no secret, and no key, only how many are accepted. */
export function configurationFacts(config: PlatformConfig): Fact[] {
  const { clients, formerOwnerKeys = [], paymentProvider, webhooks } = config
  const all = (pick: (client: (typeof clients)[number]) => readonly string[]) =>
    [...new Set(clients.flatMap(pick))].join(', ')
  return [
    { name: 'currency', value: config.currency },
    { name: 'weightUnit', value: config.weightUnit },
    {
      name: 'conversionRates',
      value: Object.entries(config.conversionRates)
        .map(([code, rate]) => `${code} ${rate}`)
        .join(', '),
    },
    { name: 'locale', value: config.locale },
    { name: 'firstTimeZone', value: config.firstTimeZone, variable: 'TIME_ZONE' },
    { name: 'storeUrl', value: config.storeUrl, variable: 'SHELL_URL' },
    { name: 'platformUrl', value: config.publicUrl, variable: 'PLATFORM_URL' },
    { name: 'mediaUrl', value: config.mediaUrl ?? config.publicUrl, variable: 'MEDIA_URL' },
    { name: 'origins', value: all(({ origins }) => origins), variable: 'SHELL_URL' },
    {
      name: 'redirectUris',
      value: all(({ redirectUris }) => redirectUris),
      variable: 'SHELL_URL, ALLOWED_REDIRECT_URIS',
    },
    {
      name: 'redirectDomains',
      value: all(({ redirectDomains = [] }) => redirectDomains),
      variable: 'ALLOWED_REDIRECT_DOMAINS',
    },
    { name: 'paymentProvider', value: paymentProvider?.name ?? '', variable: 'TEST_PAYMENTS' },
    { name: 'paymentMethods', value: (paymentProvider?.methods ?? []).join(', '), variable: 'TEST_PAYMENTS' },
    { name: 'labelProvider', value: config.labelProvider?.name ?? '', variable: 'TEST_LABELS' },
    { name: 'apiKeys', value: String(1 + formerOwnerKeys.length), variable: 'PLATFORM_API_KEY' },
    { name: 'apps', value: config.apps.map(({ id }) => id).join(', '), variable: 'PLATFORM_APP_ID' },
    {
      name: 'configuredSigningKeys',
      value: String(webhooks.signingKeys.length),
      variable: 'WEBHOOK_SIGNING_KEYS',
    },
    {
      name: 'privateTargets',
      value: onOff(webhooks.allowPrivateTargets),
      variable: 'WEBHOOK_PRIVATE_TARGETS',
    },
    {
      name: 'emailVerification',
      value: onOff(config.requireEmailVerification),
      variable: 'EMAIL_VERIFICATION',
    },
    { name: 'ownerApproval', value: onOff(config.requireOwnerApproval), variable: 'OWNER_APPROVAL' },
    { name: 'captcha', value: config.captcha, variable: 'CAPTCHA' },
    { name: 'mfa', value: config.mfa, variable: 'MFA' },
  ]
}
