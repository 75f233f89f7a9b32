const PROTOCOL = '(tcp|udp|sctp)'
const ADDRESS = String.raw`(\d{1,3}(\.\d{1,3}){3}|[\da-f:]*:[\da-f:.]*|None)`
const NUMBER = String.raw`\d{1,5}`
const LINK = String.raw`${PROTOCOL}://\S+:${NUMBER}`

/** Names and values that Kubernetes gives every container of a namespace for each Service in it, e.g. one called `platform`. */
const shapes: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^[A-Z]\w*_SERVICE_HOST$/, new RegExp(`^${ADDRESS}$`)],
  [/^[A-Z]\w*_SERVICE_PORT(_\w+)?$/, new RegExp(`^${NUMBER}$`)],
  [/^[A-Z]\w*_PORT(_\d{1,5}_(TCP|UDP|SCTP))?$/, new RegExp(`^${LINK}$`)],
  [/^[A-Z]\w*_PORT_\d{1,5}_(TCP|UDP|SCTP)_PROTO$/, new RegExp(`^${PROTOCOL}$`)],
  [/^[A-Z]\w*_PORT_\d{1,5}_(TCP|UDP|SCTP)_PORT$/, new RegExp(`^${NUMBER}$`)],
  [/^[A-Z]\w*_PORT_\d{1,5}_(TCP|UDP|SCTP)_ADDR$/, new RegExp(`^${ADDRESS}$`)],
]

/** Whether a variable was set by Kubernetes' service links and is nothing that a person gave us. */
export function isServiceLink(name: string, value: string | undefined): boolean {
  return shapes.some(([names, values]) => names.test(name) && values.test(value ?? ''))
}
