import { type Command, InvalidArgumentError } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { previewParameter, previewToken } from '../../preview/link.ts'
import { readRelease } from '../../release/read-release.ts'
import { type CommonOptions, delivery, say, telling } from '../support/context.ts'
import { named } from '../support/release-name.ts'
import { shopAddress } from '../support/shop-address.ts'

interface Options extends CommonOptions {
  readonly expires: number
  readonly shop: string
}

export function addPreview(program: Command): void {
  telling(program.command('preview'))
    .description(
      'Prints a signed link. The browser that opens it sees this release; others see the live one.',
    )
    .argument('<release>', '<module>@<version>')
    .option('--expires <time>', 'how long the link works, such as 30m, 12h or 7d', seconds, 24 * 3600)
    .option('--shop <address>', 'address of the store', shopAddress(process.env))
    .addHelpText('after', '\nExample:\n  npm run galleria -- preview cart@1.4.0 --expires 2h')
    .action(async (release: string, options: Options) => {
      const context = await delivery(options)
      const { module, version } = named(release)
      if (!(await readRelease(context, module, version)))
        throw new DeliveryFault(
          'RELEASE_UNKNOWN',
          `${release} was never released. See the versions with npm run galleria -- history ${module}.`,
        )
      const expires = Math.floor(Date.now() / 1000) + options.expires
      const url = new URL(options.shop)
      url.searchParams.set(previewParameter, previewToken({ module, version, expires }, context.signing))
      say(options, { url: url.href, expires: new Date(expires * 1000).toISOString() }, (link) => link.url)
    })
}

const units: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 24 * 3600 }

function seconds(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? []
  const time = Number(count) * (units[unit ?? ''] ?? Number.NaN)
  if (!(time <= 30 * 24 * 3600))
    throw new InvalidArgumentError(`Enter a time such as 30m, 12h or 7d, at most 30 days. Got "${text}".`)
  return time
}
