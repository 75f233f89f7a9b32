export { type Channel, socketChannel } from './channel.ts'
export { createFrameReader, encodeFrame } from './frames.ts'
export {
  type Begin,
  type Draw,
  type FromRenderer,
  type PlatformMethod,
  parseFromRenderer,
  type ReleaseMessage,
  type ToRenderer,
} from './messages.ts'
