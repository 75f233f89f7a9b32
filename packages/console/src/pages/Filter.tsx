import { type Period, periods } from '../data/health.ts'

export const periodWords: Record<Period, string> = { 6: '6 hours', 24: '24 hours', 168: '7 days' }

interface Props {
  readonly modules: readonly string[]
  /** Empty for all. */
  readonly module: string
  readonly hours: Period
}

/** Form that chooses the module and the hours of a page of figures. */
export function Filter({ modules, module, hours }: Props) {
  return (
    <form className="bar-form" method="get">
      <label htmlFor="module">Module</label>
      <select id="module" name="module" defaultValue={module} data-submit="" data-search="">
        <option value="">All</option>
        {modules.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor="hours">Last</label>
      <select id="hours" name="hours" defaultValue={hours} data-submit="">
        {periods.map((each) => (
          <option key={each} value={each}>
            {periodWords[each]}
          </option>
        ))}
      </select>
      <button type="submit" className="quiet">
        Show
      </button>
    </form>
  )
}
