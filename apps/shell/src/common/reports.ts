/** Report of a shell about one module's release; the version is the one that was meant to run. */
export type ModuleReport =
  | {
      /** The release could not be fetched, did not match its hash, or did not come to an end. */
      readonly kind: 'load-failed'
      readonly module: string
      readonly version: string
      readonly message: string
    }
  | {
      /** Another release runs in its place. */
      readonly kind: 'last-good-used'
      readonly module: string
      readonly version: string
      /** The release that runs instead. */
      readonly used: string
      readonly message: string
    }
  | {
      /** The module's page or widget threw while it was rendered. */
      readonly kind: 'render-failed'
      readonly module: string
      readonly version: string
      readonly message: string
    }
  | {
      /** An open tab whose release is no longer kept loads its page anew, or asks whether it may. */
      readonly kind: 'tab-outdated'
      readonly module: string
      readonly version: string
      readonly message: string
    }

export type Listener = (report: ModuleReport) => void

export interface Reports {
  /** Tells whoever listens; the same report is told once. Never throws. */
  report(report: ModuleReport): void
  /** Hears all that is reported, and what was before. Answers how to stop. */
  onReport(listener: Listener): () => void
}

/** Most reports held for late listeners, so that the list cannot grow without end. */
const most = 50

export function createReports(): Reports {
  const reported = new Map<string, ModuleReport>()
  const listeners = new Set<Listener>()
  const notify = (listener: Listener, report: ModuleReport) => {
    try {
      listener(report)
    } catch (error) {
      console.error('A listener of reports failed.', error)
    }
  }
  return {
    report(report) {
      const key = JSON.stringify(report)
      if (reported.has(key)) return
      const [oldest] = reported.keys()
      if (reported.size >= most && oldest !== undefined) reported.delete(oldest)
      reported.set(key, report)
      for (const listener of listeners) notify(listener, report)
    },
    onReport(listener) {
      listeners.add(listener)
      for (const report of reported.values()) notify(listener, report)
      return () => void listeners.delete(listener)
    },
  }
}
