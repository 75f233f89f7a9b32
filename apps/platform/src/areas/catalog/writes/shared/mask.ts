import { violations } from '../../../../base/errors.ts'
import type { SharedKind } from './kinds.ts'

type Changes = Readonly<Record<string, unknown>>

/**
 * Takes the given fields that the mask names; naming one of several that belong together names all of them.
 * Named fields without a value are cleared. @throws ApiError 400 for fields that are not there or must stay
 */
export function onlyMasked(
  input: Changes,
  mask: readonly string[] | undefined,
  {
    one,
    known,
    clearable = [],
  }: {
    readonly one: string
    readonly known: readonly string[]
    readonly clearable?: readonly string[] | undefined
  },
): Changes {
  if (!mask?.length) return input
  const changes: Record<string, unknown> = { id: input.id, revision: input.revision }
  for (const path of mask) {
    const [name = ''] = path.replace(new RegExp(`^${one}\\.`), '').split('.')
    if (name === 'id' || name === 'revision') continue
    if (!known.includes(name))
      throw violations([
        {
          field: 'fieldMask',
          description: `contains ${JSON.stringify(path)}, which can't be changed. Allowed: ${known.join(', ')}`,
          violatedRule: 'FIELD_NOT_ALLOWED',
          ruleName: 'FIELD_MASK_VALUE_NOT_SUPPORTED',
        },
      ])
    if (input[name] === undefined && !clearable.includes(name))
      throw violations([
        {
          field: `${one}.${name}`,
          description: 'must be set because the field mask lists it',
          violatedRule: 'REQUIRED_FIELD',
        },
      ])
    changes[name] = input[name] ?? null
  }
  return changes
}

/** Fields that may be changed, without those that say of which and since when. */
export const changeable = ({ changed }: SharedKind) =>
  Object.keys(changed.shape).filter((name) => name !== 'id' && name !== 'revision')
