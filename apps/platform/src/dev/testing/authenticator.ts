import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A security key in software: makes what a browser's `navigator.credentials` would (W3C Web Authentication §6). */
export class Authenticator {
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0
  /** Whether it saw by finger or PIN that its owner is there. */
  verifiesUser = true

  /** Answer of `navigator.credentials.create()`. */
  create(options: { challenge: string; rp: { id: string } }, origin: string): object {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, key])
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([this.#data(options.rp.id, 0x45), attested])],
      ]),
    )
    const clientDataJSON = clientData('webauthn.create', options.challenge, origin)
    return this.#credential({
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: ['usb'],
    })
  }

  /** Answer of `navigator.credentials.get()`. */
  get(options: { challenge: string; rpId: string }, origin: string): object {
    const authenticatorData = this.#data(options.rpId, this.verifiesUser ? 0x05 : 0x01)
    const clientDataJSON = clientData('webauthn.get', options.challenge, origin)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
    return this.#credential({
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(createSign('sha256').update(signed).sign(this.#keys.privateKey)),
    })
  }

  #data(rpId: string, flags: number): Buffer {
    this.counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }

  #credential(response: object): object {
    const id = text(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const text = (bytes: Buffer) => bytes.toString('base64url')

/** As much of RFC 8949 as a security key speaks. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const entries = Array.from(value, ([key, each]) => Buffer.concat([cbor(key), cbor(each)]))
    return Buffer.concat([head(5, value.size), ...entries])
  }
  throw new TypeError('Not among the types of a security key')
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
