import { type Gate, verdictOf } from './gate.ts'

/** Two modules must not answer the same address. */
export const prefixes: Gate = ({ candidate, others, settings, kept = {} }) => {
  const { module } = candidate
  const own = settings?.prefixes
  const foreign = own ? candidate.prefixes.filter((prefix) => !own.includes(prefix)) : []
  const reserved = candidate.prefixes.filter((prefix) => Object.hasOwn(kept, prefix))
  const taken = others
    .filter((other) => other.module !== module)
    .flatMap((other) =>
      candidate.prefixes
        .filter((prefix) => other.prefixes.includes(prefix))
        .map((prefix) => `${candidate.module} uses the path ${prefix}, which belongs to ${other.module}.`),
    )
  return verdictOf(
    'prefixes',
    [
      ...new Set([
        ...taken,
        ...reserved.map((prefix) => `${module} uses the path ${prefix}, which belongs to ${kept[prefix]}.`),
        ...foreign.map((prefix) => `${module} uses the path ${prefix}, which isn't in its settings.`),
      ]),
    ],
    'Change the first segment of the route, ask the other team to release without it first, or ask an owner to change the settings.',
  )
}

/** A widget bears its module's name, and so can be nobody else's. */
export const widgetNames: Gate = ({ candidate, others, settings }) => {
  const names = Object.keys(candidate.widgets)
  const allowed = settings?.widgets
  const unset = allowed ? names.filter((name) => !allowed.includes(name)) : []
  const foreign = names.filter((name) => !name.startsWith(`${candidate.module}.`))
  const taken = others
    .filter(({ module }) => module !== candidate.module)
    .flatMap((other) => names.filter((name) => name in other.widgets).map((name) => [name, other.module]))
  return verdictOf(
    'widget names',
    [
      ...foreign.map(
        (name) =>
          `${candidate.module} offers the widget "${name}", whose name doesn't begin with "${candidate.module}.".`,
      ),
      ...unset.map((name) => `${candidate.module} offers the widget "${name}", which isn't in its settings.`),
      ...taken.map(([name, module]) => `${module} already offers the widget "${name}".`),
    ],
    `Rename the widget to "${candidate.module}.<widget>" in src/module.ts and wherever it is used.`,
  )
}
