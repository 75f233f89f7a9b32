import { DeliveryFault } from '../base/fault.ts'
import { type Rules, usualRules } from '../rollout/judge.ts'
import { checkModule } from '../store/names.ts'
import { changeRegistry } from './change.ts'
import type { Delivery } from './delivery.ts'
import { ModuleSettings, type RegistryDocument } from './document.ts'

/** Settings that hold where a module has none of its own. */
const everyModule = '*'

/** Share of visitors, in percent, that a deploy begins with where nothing else is set. */
export const usualShare = 10

export function settingsOf({ settings }: Pick<RegistryDocument, 'settings'>, module: string): ModuleSettings {
  const own = (name: string) => (Object.hasOwn(settings, name) ? settings[name] : undefined)
  return { ...own(everyModule), ...own(module) }
}

/** Rules that a module's releases are judged by. */
export function rulesOf(document: Pick<RegistryDocument, 'settings'>, module: string): Rules {
  const { views, inp, slower } = settingsOf(document, module).canary ?? {}
  return {
    ...usualRules,
    ...(views !== undefined && { minimum: views }),
    ...(inp !== undefined && { slowPress: inp }),
    ...(slower !== undefined && { timeMargin: slower / 100 }),
  }
}

/** What a release must have passed, and how many people must have approved it, before a channel gets it. */
export function demandsOf(
  document: Pick<RegistryDocument, 'settings'>,
  module: string,
  channel: string,
): Pick<ModuleSettings, 'require' | 'approvals'> {
  const settings = settingsOf(document, module)
  return channel === 'production' ? settings : (settings.channels?.[channel] ?? {})
}

/** Replaces the settings of the named modules, as one change. `{ cart: { budgets: { load: 20000 } } }`; `*` is every module. */
export async function setSettings(delivery: Delivery, wanted: unknown): Promise<RegistryDocument> {
  const settings = readSettings(wanted)
  const names = Object.keys(settings)
  return changeRegistry(delivery, (document) => {
    const next = { ...document.settings, ...settings }
    if (JSON.stringify(next) === JSON.stringify(document.settings)) return null
    const one = names.length === 1 && names[0] !== everyModule ? names[0] : undefined
    return {
      document: { ...document, settings: next },
      change: { action: 'settings', ...(one ? { module: one } : { modules: names }) },
    }
  })
}

function readSettings(wanted: unknown): Record<string, ModuleSettings> {
  if (!wanted || typeof wanted !== 'object' || Array.isArray(wanted))
    refuse('', 'must be an object by module')
  const found: Record<string, ModuleSettings> = {}
  for (const [module, value] of Object.entries(wanted as object)) {
    if (module !== everyModule) checkModule(module)
    const parsed = ModuleSettings.safeParse(value)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const keys = issue?.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : ''
      refuse(
        `${module}${issue?.path.length ? `.${issue.path.join('.')}` : ''}`,
        `${issue?.message ?? ''}${keys}`,
      )
    }
    found[module] = parsed.data
  }
  return found
}

function refuse(where: string, why: string): never {
  throw new DeliveryFault(
    'SETTINGS_MALFORMED',
    `The settings${where && ` "${where}"`} can't be used: ${why}. docs/delivery.md lists every setting.`,
  )
}
