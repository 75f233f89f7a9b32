import { randomOf } from '../random.ts'

const RATE = 16_000

/** Six soft notes as a WAV file: eight bits are enough for a hum. */
export function toneOf(name: string): Buffer {
  const random = randomOf(`tone ${name}`)
  const scale = [220, 247.5, 275, 330, 371.25, 440] as const
  const notes = Array.from({ length: 6 }, () => random.pick(scale))
  const length = RATE * 3
  const samples = Buffer.alloc(length)
  for (let index = 0; index < length; index += 1) {
    const time = index / RATE
    const at = (time % 0.5) / 0.5
    const pitch = notes[Math.floor(time / 0.5)] ?? 220
    const shape = Math.min(1, at * 20) * (1 - at) ** 1.5
    const wave = Math.sin(2 * Math.PI * pitch * time) + 0.3 * Math.sin(4 * Math.PI * pitch * time)
    samples[index] = 128 + Math.round(70 * shape * wave)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(length, 40)
  return Buffer.concat([header, samples])
}
