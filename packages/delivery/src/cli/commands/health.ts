import { type Command, InvalidArgumentError } from 'commander'
import { type Health, type PageHealth, type ReleaseHealth, readHealth } from '../../telemetry/read-health.ts'
import { createStackResolver, resolveHealth } from '../../telemetry/resolve-stack.ts'
import { type CommonOptions, delivery, say, telling } from '../support/context.ts'
import { minute, table } from '../support/table.ts'

interface Options extends CommonOptions {
  readonly hours: number
  readonly errors: number
}

export function addHealth(program: Command): void {
  telling(program.command('health'))
    .description(
      'Shows page views, errors and web vitals of each release and page, with the most frequent errors and their stacks.',
    )
    .argument('[module]', 'show only this module')
    .option('--hours <count>', 'hours to look back', count, 24)
    .option('--errors <count>', 'most frequent errors to show for each release', count, 5)
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- health
  npm run galleria -- health cart --hours 2 --errors 20
  npm run galleria -- health --json`,
    )
    .action(async (module: string | undefined, options: Options) => {
      const { store } = await delivery(options)
      const to = new Date()
      const from = new Date(to.getTime() - options.hours * 3600_000)
      const health = shortened(await readHealth(store, { from, to, module }), options.errors)
      say(options, await resolveHealth(health, createStackResolver(store)), lines)
    })
}

function shortened(health: Health, errors: number): Health {
  return {
    ...health,
    releases: health.releases.map((release) => ({ ...release, groups: release.groups.slice(0, errors) })),
  }
}

function lines({ releases, pages, purchases, dropped, from, to }: Health): string[] {
  if (releases.length === 0)
    return [`No page views were reported between ${minute(from)} and ${minute(to)} UTC.`]
  const head = [
    'module',
    'version',
    'views',
    'failed',
    'errors',
    'LCP p75',
    'INP p75',
    'CLS p75',
    'blocked p75',
  ]
  return [
    ...table(head, releases.map(row)),
    ...(pages.length > 0
      ? [
          '',
          ...table(['page', ...head.filter((name) => !/^(failed|errors)$/.test(name))], pages.map(pageRow)),
        ]
      : []),
    ...(purchases.v1 + purchases.v2 > 0
      ? ['', `Purchases handed over to payment: ${purchases.v2} by Cart V2, ${purchases.v1} by Cart V1.`]
      : []),
    ...releases.flatMap((release) => release.groups.flatMap((group) => errorLines(release, group))),
    ...(dropped > 0 ? [`${dropped} more errors were reported but not stored.`] : []),
  ]
}

function pageRow({ route, module, version, views, vitals }: PageHealth): string[] {
  return [route, module, version, String(views), ...vitalCells(vitals)]
}

function vitalCells({ lcp, inp, cls, blocking }: PageHealth['vitals']): string[] {
  const time = (value: number | null) => (value === null ? '-' : `${Math.round(value)} ms`)
  return [time(lcp.p75), time(inp.p75), cls.p75 === null ? '-' : cls.p75.toFixed(3), time(blocking.p75)]
}

function row({ module, version, views, failed, errors, serverErrors, vitals }: ReleaseHealth): string[] {
  return [
    module,
    version || '-',
    String(views),
    views === 0 ? '-' : `${((failed / views) * 100).toFixed(2)}%`,
    String(errors + serverErrors),
    ...vitalCells(vitals),
  ]
}

function errorLines(
  { module, version }: ReleaseHealth,
  { count, side, kind, message, last, stack }: ReleaseHealth['groups'][number],
): string[] {
  return [
    '',
    `${module}@${version}  ${count} ×  ${side} ${kind}, last ${minute(last)}`,
    `  ${message}`,
    ...stack.slice(0, 6).map((frame) => `    at ${frame}`),
  ]
}

function count(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError(`Enter a number from 1 to 9999. Got "${text}".`)
  return Number(text)
}
