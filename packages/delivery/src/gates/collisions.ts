import { type Gate, verdictOf } from './gate.ts'

/** Two modules must not answer the same address. */
export const prefixes: Gate = ({ candidate, others }) =>
  verdictOf(
    'prefixes',
    others
      .filter(({ module }) => module !== candidate.module)
      .flatMap((other) =>
        candidate.prefixes
          .filter((prefix) => other.prefixes.includes(prefix))
          .map((prefix) => `${candidate.module} uses the path ${prefix}, which belongs to ${other.module}.`),
      ),
    'Change the first segment of the route, or ask the other team to release without it first.',
  )

/** A widget bears its module's name, and so can be nobody else's. */
export const widgetNames: Gate = ({ candidate, others }) => {
  const names = Object.keys(candidate.widgets)
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
      ...taken.map(([name, module]) => `${module} already offers the widget "${name}".`),
    ],
    `Rename the widget to "${candidate.module}.<widget>" in src/module.ts and wherever it is used.`,
  )
}
