import type { RegistryDocument } from '@galleria/delivery'
import { count } from '../data/format.ts'
import { type ServingRelease, type SharedRow, sharedRows } from '../data/shared-packages.ts'
import type { Page } from './layout.tsx'
import { Badge, Empty, Note, releasePath, Scroll } from './parts.tsx'

/** Page of shared packages: which version each release needs, and which each shell brings. */
export function sharedPage(document: RegistryDocument, served: readonly ServingRelease[]): Page {
  const rows = sharedRows(document, served)
  const skewed = rows.filter(({ isSkewed }) => isSkewed)
  const shells = Object.keys(document.shells)
  return {
    title: 'Shared dependencies',
    place: '/console/shared',
    lead: 'Each page uses one copy of each package, which the shell provides. A module breaks if no shell provides a version in its range.',
    body: (
      <>
        {skewed.length > 0 && (
          <Note tone="danger">
            <p>
              <b>{count(skewed.length, 'package')} out of range:</b>{' '}
              {skewed.map(({ name }) => name).join(', ')}. Release a shell that provides the version and
              retire the older shell, or build the module with the version that the shell provides.
            </p>
          </Note>
        )}
        {shells.length === 0 && (
          <Note tone="warning">
            <p>
              No shell is registered, so versions can't be compared. Run{' '}
              <code>npm run galleria -- shell &lt;folder&gt;</code>.
            </p>
          </Note>
        )}
        {rows.length === 0 ? (
          <Empty title="No shared packages">No live release needs a shared package.</Empty>
        ) : (
          <Scroll label="Shared packages by module">
            <table className="matrix">
              <caption className="hidden">
                Shared packages: versions that shells provide, ranges that releases need
              </caption>
              <thead>
                <tr>
                  <th scope="col">Who</th>
                  {rows.map(({ name, isSkewed }) => (
                    <th key={name} scope="col" className="code" data-skewed={isSkewed ? '' : undefined}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shells.map((shell) => (
                  <tr key={shell}>
                    <th scope="row">
                      Shell <span className="code">{shell}</span> provides
                    </th>
                    {rows.map(({ name, provided }) => (
                      <td key={name} className="code">
                        {provided.find((each) => each.shell === shell)?.version ?? (
                          <span className="muted">none</span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
                {served.map((each) => (
                  <tr key={`${each.record.module} ${each.record.version}`}>
                    <th scope="row">
                      <a href={releasePath(each.record.module, each.record.version)}>{each.record.module}</a>{' '}
                      needs{each.isCanary && <span className="muted"> (canary)</span>}
                    </th>
                    {rows.map(({ name, required }) => (
                      <Need key={name} need={required.find(({ served }) => served === each)} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </>
    ),
  }
}

function Need({ need }: { readonly need: SharedRow['required'][number] | undefined }) {
  if (!need)
    return (
      <td>
        <span className="muted" aria-hidden="true">
          ·
        </span>
      </td>
    )
  return (
    <td data-skewed={need.lacking.length > 0 ? '' : undefined}>
      <span className="code">{need.range}</span>{' '}
      {need.lacking.length > 0 && <Badge tone="danger">not in {need.lacking.join(', ')}</Badge>}
    </td>
  )
}
