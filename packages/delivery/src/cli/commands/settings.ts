import { readFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { loadRegistry } from '../../registry/change.ts'
import type { Delivery } from '../../registry/delivery.ts'
import type { ModuleSettings } from '../../registry/document.ts'
import { setSettings } from '../../registry/settings.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'

interface Options extends CommonOptions {
  readonly from?: string
  readonly share?: number
  readonly loadBudget?: number
  readonly chunkBudget?: number
  readonly prefix?: string[]
  readonly widget?: string[]
  readonly require?: 'matrix'
  readonly approvals?: number
  readonly canaryViews?: number
  readonly canaryInp?: number
  readonly canarySlower?: number
  readonly reset?: boolean
}

export function addSettings(program: Command): void {
  changing(program.command('settings'))
    .description(
      'Shows or changes what modules may do and how they are released. Owners and maintainers change it.',
    )
    .argument('[module]', 'name of the module, or "*" for every module without a setting of its own')
    .option(
      '--share <percent>',
      'share of visitors that a deploy begins with; 100% opts out of canaries',
      share,
    )
    .option('--load-budget <bytes>', 'most compressed bytes before the first view', whole)
    .option('--chunk-budget <bytes>', 'most compressed bytes of a script or style', whole)
    .option('--prefix <path>', 'path that only this module may answer; repeat it for more', collect)
    .option('--widget <name>', 'widget that it may offer; repeat it for more', collect)
    .option('--require <gate>', 'gate that must pass before traffic moves: matrix', gate)
    .option('--approvals <count>', 'people that must approve a release', whole)
    .option(
      '--canary-views <count>',
      'page views that a comparison of a canary needs, of each release',
      whole,
    )
    .option('--canary-inp <milliseconds>', 'time beyond which a press is slow', whole)
    .option('--canary-slower <percent>', 'difference of the p75 of LCP and INP that counts as worse', percent)
    .option('--reset', 'go back to the defaults first')
    .option('--from <file>', 'take the settings of all modules in this JSON file')
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- settings
  npm run galleria -- settings cart --share 25% --approvals 2
  npm run galleria -- settings cart --prefix /cart --prefix /checkout`,
    )
    .action(run)
}

async function run(module: string | undefined, options: Options): Promise<void> {
  const context = await delivery(options)
  const { document } = await loadRegistry(context)
  if (options.from !== undefined) await applySettings(context, options.from)
  else if (module !== undefined) {
    const before = options.reset ? {} : (document.settings[module] ?? {})
    const next = changed(before, options)
    if (options.reset || JSON.stringify(next) !== JSON.stringify(before))
      await setSettings(context, { [module]: next })
  }
  const { settings } = (await loadRegistry(context)).document
  const shown = module === undefined ? settings : { [module]: settings[module] ?? {} }
  say(options, shown, (all) =>
    Object.keys(all).length === 0
      ? 'No module has settings of its own.'
      : Object.entries(all).map(([name, own]) => `${name.padEnd(12)} ${JSON.stringify(own)}`),
  )
}

/** Applies a file by module, such as `delivery.settings.json`. */
export async function applySettings(context: Delivery, file: string): Promise<void> {
  let wanted: unknown
  try {
    wanted = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new DeliveryFault(
      'SETTINGS_MALFORMED',
      `Couldn't read the settings in ${file}: ${(error as Error).message}.`,
    )
  }
  await setSettings(context, wanted)
}

function changed(before: ModuleSettings, options: Options): ModuleSettings {
  const { share, loadBudget: load, chunkBudget: chunk, prefix, widget, require, approvals } = options
  const { canaryViews: views, canaryInp: inp, canarySlower: slower } = options
  return {
    ...before,
    ...((load ?? chunk) && {
      budgets: { ...before.budgets, ...(load && { load }), ...(chunk && { chunk }) },
    }),
    ...(share && { share }),
    ...(prefix && { prefixes: prefix }),
    ...(widget && { widgets: widget }),
    ...(require && { require: [require] }),
    ...(approvals && { approvals }),
    ...((views ?? inp ?? slower) && {
      canary: { ...before.canary, ...(views && { views }), ...(inp && { inp }), ...(slower && { slower }) },
    }),
  }
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value]
}

function gate(text: string): 'matrix' {
  if (text === 'matrix') return text
  throw new InvalidArgumentError(`Enter matrix. Got "${text}".`)
}

function share(text: string): number {
  const percent = Number(/^(\d+(?:\.\d+)?)%?$/.exec(text)?.[1])
  if (percent >= 1 && percent <= 100) return percent
  throw new InvalidArgumentError(`Enter a share from 1% to 100%. Got "${text}".`)
}

function percent(text: string): number {
  const value = Number(/^(\d{1,4})%?$/.exec(text)?.[1])
  if (value >= 1) return value
  throw new InvalidArgumentError(`Enter a whole percentage from 1%. Got "${text}".`)
}

function whole(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError(`Enter a whole number above 0. Got "${text}".`)
}
