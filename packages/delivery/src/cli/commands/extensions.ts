import { extensionName, inOrder, limitOf } from '@galleria/federation/slots'
import { type Command, InvalidArgumentError } from 'commander'
import { loadRegistry } from '../../registry/change.ts'
import type { Delivery } from '../../registry/delivery.ts'
import { readReferred } from '../../release/read-release.ts'
import { turnExtension } from '../../traffic/extensions.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'
import { table } from '../support/table.ts'

export function addExtensions(program: Command): void {
  changing(program.command('extensions'))
    .description(
      'Shows what modules add to slots of other pages, or turns one of these extensions off or on.',
    )
    .argument('[module]', 'module that adds the extension')
    .argument('[slot]', 'slot that it fills, such as product.purchase')
    .argument('[state]', 'on or off', readState)
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- extensions
  npm run galleria -- extensions loyalty product.purchase off --why "wrong points"`,
    )
    .action(
      async (
        module: string | undefined,
        slot: string | undefined,
        isOn: boolean | undefined,
        options: CommonOptions,
      ) => {
        const context = await delivery(options)
        if (!module || !slot || isOn === undefined) {
          const all = (await listExtensions(context)).filter((each) => !module || each.module === module)
          return say(options, all, lines)
        }
        const { revision } = await turnExtension(context, { module, slot, isOn })
        const state = isOn ? 'on' : 'off'
        say(
          options,
          { module, slot, state, revision },
          () => `${extensionName(module, slot)} is ${state} (revision ${revision}).`,
        )
      },
    )
}

interface Listed {
  readonly slot: string
  readonly module: string
  readonly version: string
  readonly order: number
  /** `shown`, `off`, or `beyond the limit` of its slot. */
  readonly state: string
}

/** Extensions of the live releases, by slot and in order. */
async function listExtensions(context: Delivery): Promise<Listed[]> {
  const { document } = await loadRegistry(context)
  const found = await Promise.all(
    Object.entries(document.modules).map(async ([module, { live, extensionsOff = [] }]) => {
      const record = live && (await readReferred(context, module, live).catch(() => null))
      return Object.entries(record?.extensions ?? {}).map(([slot, { order }]) => {
        const version = record?.version ?? ''
        return { slot, module, version, order, isOff: extensionsOff.includes(slot) }
      })
    }),
  )
  const all = found.flat()
  return [...new Set(all.map(({ slot }) => slot))].sort().flatMap((slot) => {
    let shown = 0
    return inOrder(all.filter((each) => each.slot === slot)).map(({ isOff, ...each }) => {
      if (isOff) return { ...each, state: 'off' }
      shown += 1
      return { ...each, state: shown <= limitOf(slot) ? 'shown' : 'beyond the limit' }
    })
  })
}

function lines(all: readonly Listed[]): string[] {
  if (all.length === 0) return ['No live release adds anything to a slot.']
  return table(
    ['slot', 'module', 'version', 'order', 'state'],
    all.map(({ slot, module, version, order, state }) => [slot, module, version, String(order), state]),
  )
}

function readState(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new InvalidArgumentError(`Enter on or off. Got "${text}".`)
  return text === 'on'
}
