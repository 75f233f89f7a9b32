import type { Recorder } from '@galleria/delivery/telemetry'

/** Recorder that passes every record to both; the one that stores comes first, and alone counts pages. */
export function both(recorder: Recorder, other: Omit<Recorder, 'flush' | 'pageView' | 'pageTime'>): Recorder {
  return {
    ...recorder,
    view(subject) {
      recorder.view(subject)
      other.view(subject)
    },
    failed(subject) {
      recorder.failed(subject)
      other.failed(subject)
    },
    time(subject, timing, value) {
      recorder.time(subject, timing, value)
      other.time(subject, timing, value)
    },
    purchases(version, count) {
      recorder.purchases(version, count)
      other.purchases(version, count)
    },
    error(subject, error) {
      recorder.error(subject, error)
      other.error(subject, error)
    },
  }
}
