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
          .map((prefix) => `${candidate.module} wants ${prefix}, which belongs to ${other.module}.`),
      ),
    'Give the route another first segment, or agree with the other team who has it, and release theirs without it first.',
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
      ...foreign.map((name) => `${candidate.module} offers "${name}", a name that is not its own.`),
      ...taken.map(([name, module]) => `"${name}" is offered by ${module} already.`),
    ],
    `Name the widget "${candidate.module}.<widget>" in src/module.ts and where it is placed.`,
  )
}
