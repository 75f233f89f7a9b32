import type { RegistryDocument } from '@galleria/delivery'
import { count } from '../data/format.ts'
import { type Served, sharedRows } from '../data/shared.ts'
import type { Page } from './layout.tsx'
import { Badge, Empty, Note, releasePath, Scroll } from './parts.tsx'

/** Who needs which version of what is shared, and who brings it. */
export function sharedPage(document: RegistryDocument, served: readonly Served[]): Page {
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
                  <th scope="col">Package</th>
                  {shells.map((shell) => (
                    <th key={shell} scope="col">
                      Shell <span className="code">{shell}</span> brings
                    </th>
                  ))}
                  {served.map(({ record, isCanary }) => (
                    <th key={`${record.module} ${record.version}`} scope="col">
                      <a href={releasePath(record.module, record.version)}>{record.module}</a> needs
                      {isCanary && <span className="muted"> (canary)</span>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, provided, required, isSkewed }) => (
                  <tr key={name} data-skewed={isSkewed ? '' : undefined}>
                    <th scope="row" className="code">
                      {name}
                    </th>
                    {shells.map((shell) => (
                      <td key={shell} className="code">
                        {provided.find((each) => each.shell === shell)?.version ?? (
                          <span className="muted">none</span>
                        )}
                      </td>
                    ))}
                    {served.map((each) => {
                      const need = required.find(({ served }) => served === each)
                      return (
                        <td key={`${each.record.module} ${each.record.version}`}>
                          {need ? (
                            <>
                              <span className="code">{need.range}</span>{' '}
                              {need.lacking.length > 0 && (
                                <Badge tone="danger">not in {need.lacking.join(', ')}</Badge>
                              )}
                            </>
                          ) : (
                            <span className="muted" aria-hidden="true">
                              ·
                            </span>
                          )}
                        </td>
                      )
                    })}
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
