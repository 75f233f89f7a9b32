import { closedReleases, type Incident, incidentKinds } from '@galleria/delivery/telemetry'
import { Note, ReleaseLink, Scroll, When } from './parts.tsx'

const shown = 20

/** Names the releases that servers no longer draw. */
export function ClosedReleases({ incidents }: { readonly incidents: readonly Incident[] }) {
  const closed = closedReleases(incidents)
  if (closed.length === 0) return null
  return (
    <Note tone="danger">
      <p>
        {closed.join(', ')}: drawn by browsers alone after repeated incidents on the server, until the
        module’s next release.
      </p>
    </Note>
  )
}

/** What the releases of a module did to servers of the shop. */
export function Incidents({
  module,
  incidents,
}: {
  readonly module: string
  readonly incidents: readonly Incident[]
}) {
  if (incidents.length === 0) return null
  return (
    <>
      <h2>Incidents on the server</h2>
      <Scroll label={`Incidents of ${module}`}>
        <table>
          <caption className="hidden">Incidents of {module}, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Release</th>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Detail</th>
            </tr>
          </thead>
          <tbody>
            {incidents.slice(0, shown).map(({ at, version, kind, message }) => (
              <tr key={`${at} ${version} ${kind}`}>
                <th scope="row">
                  <ReleaseLink module={module} version={version} />
                </th>
                <td>
                  <When at={at} />
                </td>
                <td>It {incidentKinds[kind]}.</td>
                <td className="code">{message.slice(0, 200)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  )
}
