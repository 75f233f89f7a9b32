import type { ModuleEntry } from '@galleria/delivery'
import type { ReleaseRecord } from '@galleria/federation'
import { Badge, modulePath, Scroll } from './parts.tsx'

interface Props {
  readonly name: string
  readonly entry: ModuleEntry
  readonly record: ReleaseRecord
  readonly maySign: boolean
}

/** Slots of other pages that the module fills, each with its switch. */
export function Extensions({ name, entry: { extensionsOff = [] }, record, maySign }: Props) {
  return (
    <>
      <h2>Extensions</h2>
      <Scroll label={`Extensions of ${name}`}>
        <table>
          <caption className="hidden">Slots of other pages that {name} fills</caption>
          <thead>
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">Order</th>
              <th scope="col">State</th>
              {maySign && (
                <th scope="col">
                  <span className="hidden">Action</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {Object.entries(record.extensions ?? {}).map(([slot, { order }]) => {
              const isOff = extensionsOff.includes(slot)
              const path = `${modulePath(name)}/extension-${isOff ? 'on' : 'off'}`
              return (
                <tr key={slot}>
                  <th scope="row">{slot}</th>
                  <td>{order}</td>
                  <td>{isOff ? <Badge tone="warning">off</Badge> : <Badge tone="success">on</Badge>}</td>
                  {maySign && (
                    <td>
                      <a href={`${path}?${new URLSearchParams({ to: slot })}`}>
                        {isOff ? 'Turn on' : 'Turn off'}
                        <span className="hidden">: {slot}</span>
                      </a>
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </>
  )
}
