import { violations } from '../../../../base/errors.ts'

export function unknown(field: string, description: string) {
  return violations([{ field, description, violatedRule: 'VALIDATION' }])
}
