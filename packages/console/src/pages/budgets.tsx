import { Bars } from '../charts/Bars.tsx'
import { bytes } from '../data/format.ts'
import type { ModuleWeights, ReleaseWeight } from '../data/weights.ts'
import type { Page } from './layout.tsx'
import { Badge, Empty, modulePath, ReleaseLink, Scroll } from './parts.tsx'

/** Page of each module's weight over its releases, against its budget. */
export function budgetsPage(modules: readonly ModuleWeights[]): Page {
  const weighed = modules.filter(({ releases }) => releases.length > 0)
  return {
    title: 'Budgets',
    place: '/console/budgets',
    lead: 'Compressed size of each module: what a page loads before the first view, and the largest script or style. Closest to the budget first.',
    body:
      weighed.length === 0 ? (
        <Empty title="No sizes yet">No module is live yet.</Empty>
      ) : (
        <>
          <ul className="legend" aria-label="Signs of the charts">
            <li data-kind="earlier">earlier</li>
            <li data-kind="live-bar">live</li>
            <li data-kind="canary-bar">canary</li>
            <li data-kind="over">over its budget</li>
          </ul>
          {fullestFirst(weighed).map((each, index) => (
            <ModuleBudgets key={each.module} {...each} isOpen={index < OPEN} />
          ))}
        </>
      ),
  }
}

/** Number of modules whose charts are open at first. */
const OPEN = 6

function fullestFirst(modules: readonly ModuleWeights[]): ModuleWeights[] {
  const fullness = ({ releases }: ModuleWeights) => {
    const newest = releases.at(-1) as ReleaseWeight
    const { load, chunk } = newest.weight
    return Math.max(load.bytes / load.budget, heaviest(newest) / chunk)
  }
  return modules.toSorted((a, b) => fullness(b) - fullness(a))
}

function ModuleBudgets({ module, releases, isOpen }: ModuleWeights & { readonly isOpen: boolean }) {
  const newest = releases.at(-1) as ReleaseWeight
  const isOver = over(newest)
  return (
    <section className="panel budgets" aria-labelledby={`budgets-${module}`}>
      <h2 id={`budgets-${module}`}>
        <a href={modulePath(module)}>{module}</a>{' '}
        {isOver ? <Badge tone="danger">over</Badge> : <Badge tone="success">within</Badge>}
      </h2>
      <details open={isOpen || isOver}>
        <summary>
          {bytes(newest.weight.load.bytes)} before the first view, {bytes(heaviest(newest))} in the largest
          file
        </summary>
        <div className="charts">
          <figure>
            <figcaption>
              Before the first view <b>{bytes(newest.weight.load.bytes)}</b>{' '}
              <span className="muted">of {bytes(newest.weight.load.budget)}</span>
            </figcaption>
            <Bars
              title={`${module}, before the first view`}
              limit={newest.weight.load.budget}
              bars={releases.map(({ record, weight, role }) => ({
                label: record.version,
                value: weight.load.bytes,
                kind: role,
              }))}
            />
          </figure>
          <figure>
            <figcaption>
              Largest file <b>{bytes(heaviest(newest))}</b>{' '}
              <span className="muted">of {bytes(newest.weight.chunk)}</span>
            </figcaption>
            <Bars
              title={`${module}, largest file`}
              limit={newest.weight.chunk}
              bars={releases.map((each) => ({
                label: each.record.version,
                value: heaviest(each),
                kind: each.role,
              }))}
            />
          </figure>
        </div>
      </details>
      <details>
        <summary>As a table</summary>
        <Scroll label={`Weights of ${module}`}>
          <table>
            <caption className="hidden">Weights of {module}, oldest release first</caption>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Is</th>
                <th scope="col" className="number">
                  Before the first view
                </th>
                <th scope="col" className="number">
                  Budget
                </th>
                <th scope="col">Largest file</th>
                <th scope="col" className="number">
                  Bytes
                </th>
                <th scope="col" className="number">
                  Budget
                </th>
              </tr>
            </thead>
            <tbody>
              {releases.map((each) => (
                <tr key={each.record.version}>
                  <th scope="row">
                    <ReleaseLink module={module} version={each.record.version} />
                  </th>
                  <td>{each.role}</td>
                  <td className="number">{bytes(each.weight.load.bytes)}</td>
                  <td className="number">{bytes(each.weight.load.budget)}</td>
                  <td className="code">{each.weight.files[0]?.path ?? '–'}</td>
                  <td className="number">{bytes(heaviest(each))}</td>
                  <td className="number">{bytes(each.weight.chunk)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </section>
  )
}

function heaviest({ weight }: ReleaseWeight): number {
  return weight.files[0]?.bytes ?? 0
}

function over(each: ReleaseWeight): boolean {
  return each.weight.load.bytes > each.weight.load.budget || heaviest(each) > each.weight.chunk
}
