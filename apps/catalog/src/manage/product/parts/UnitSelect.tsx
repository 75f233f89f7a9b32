import { Select } from '@galleria/ui'
import { units } from '../rules/units.ts'

interface Props {
  readonly label: string
  readonly value: string
  /** Their signs. */
  readonly among: Readonly<Record<string, string>>
  readonly error?: string | undefined
  readonly onChange: (unit: string) => void
}

/** A unit of those that go here, by its sign. */
export function UnitSelect({ label, value, among, error, onChange }: Props) {
  return (
    <Select label={label} value={value} error={error} onChange={(event) => onChange(event.target.value)}>
      {value in among || <option value={value}>{units[value] ?? value}</option>}
      {Object.entries(among).map(([unit, sign]) => (
        <option key={unit} value={unit}>
          {sign}
        </option>
      ))}
    </Select>
  )
}
