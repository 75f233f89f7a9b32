import { createDeliveryApi, type DeliveryApi, openDelivery, openRegistry } from '@galleria/delivery'
import type { Config } from './config.ts'
import { publicKeys } from './public-keys.ts'

interface Options {
  readonly shopUrl: () => string
  readonly now: () => Date
  readonly onProblem: (message: string) => void
}

/** Opens the store with the keys that shells trust; makes no key. Without a private one, every change is refused in words. */
export async function openDeliveryApi(config: Config, options: Options): Promise<DeliveryApi> {
  const env = {
    ...process.env,
    MODULE_STORE: config.moduleStore,
    GALLERIA_HOME: config.home,
    REGISTRY_PUBLIC_KEY: publicKeys(config),
    REGISTRY_PRIVATE_KEY: config.registryPrivateKey,
  }
  const { trust } = openRegistry(config.moduleStore, publicKeys(config))
  const opened = await openDelivery(env, { by: 'shop' })
  const signing = opened.signing.filter(({ id }) => trust.has(id))
  return createDeliveryApi({ delivery: { ...opened, trust, signing }, ...options })
}
