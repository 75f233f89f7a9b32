export { type Channel, socketChannel } from './channel.ts'
export { createFrameReader, encodeFrame } from './frames.ts'
export {
  type Begin,
  type Draw,
  type FromRenderer,
  parseFromRenderer,
  type Told,
  type ToRenderer,
} from './messages.ts'
