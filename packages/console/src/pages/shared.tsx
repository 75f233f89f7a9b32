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
    lead: 'A page holds one copy of each, the shell’s. A module whose range no shell meets would break where it is shown.',
    body: (
      <>
        {skewed.length > 0 && (
          <Note tone="danger">
            <p>
              <b>{count(skewed.length, 'package')} in skew:</b> {skewed.map(({ name }) => name).join(', ')}.
              Release a shell that brings it and retire the older one, or build the module with the version
              that is there.
            </p>
          </Note>
        )}
        {shells.length === 0 && (
          <Note tone="warning">
            <p>
              No shell said what it brings (<code>galleria shell &lt;folder&gt;</code>), so nothing can be
              compared.
            </p>
          </Note>
        )}
        {rows.length === 0 ? (
          <Empty title="Nothing is shared">No release that serves needs a shared package.</Empty>
        ) : (
          <Scroll label="Shared packages by module">
            <table className="matrix">
              <caption className="hidden">
                Shared packages: versions that shells bring, ranges that releases need
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
                      Shell <span className="code">{shell}</span> brings
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
