import type { ModuleDefinition, ModuleRoute } from '@galleria/federation'
import { Component, type ComponentType, type ReactNode } from 'react'
import { isMistake } from '../early-errors.ts'

declare global {
  /** Offer of modules from source (`runtime/hot-updates.js` of the federation package). */
  var __galleria_hot:
    | {
        /** Takes the last hot update back; false where there is none. */
        readonly takeBack: () => boolean
        /** Told after each hot update of components. */
        readonly refreshed: Set<() => void>
        /** Told after each hot update. */
        readonly updated: Set<() => void>
      }
    | undefined
}

/** A module that cannot be loaded: the page is loaded anew when an edit arrives, which may have mended it. */
export function failedToLoad(error: unknown): void {
  // The development server's overlay hears what reaches the window.
  reportError(error)
  globalThis.__galleria_hot?.updated.add(() => location.reload())
}

interface State {
  readonly thrown?: { readonly error: unknown } | undefined
}

/**
 * Keeps a page's state when a hot update throws: a boundary would unmount all below it. React renders once more before it
 * gives up, and by then the components have their former versions. What throws when it is first rendered says so in its
 * place, until an edit mends it.
 */
class KeepState extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    if (globalThis.__galleria_hot?.takeBack()) reportError(error)
    return { thrown: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (isMistake(error)) reportError(error)
  }

  override componentDidMount() {
    globalThis.__galleria_hot?.refreshed.add(this.retry)
  }

  override componentWillUnmount() {
    globalThis.__galleria_hot?.refreshed.delete(this.retry)
  }

  retry = () => {
    if (this.state.thrown) this.setState({ thrown: undefined })
  }

  override render() {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    if (!isMistake(thrown.error)) throw thrown.error
    return <pre>{String(thrown.error)}</pre>
  }
}

/** Pages, widgets and extensions of a module from source, whose state outlives a hot update that throws. */
export function withKeptState(definition: ModuleDefinition): ModuleDefinition {
  const { routes, widgets = {}, extensions = {} } = definition
  const each = <Part extends Placed>([name, part]: [string, Part]) => [name, placed(part)]
  return {
    ...definition,
    routes: routes.map(route),
    widgets: Object.fromEntries(Object.entries(widgets).map(each)),
    extensions: Object.fromEntries(Object.entries(extensions).map(each)),
  }
}

function route({ lazy, children, ...rest }: ModuleRoute): ModuleRoute {
  return {
    ...page(rest),
    ...(lazy ? { lazy: typeof lazy === 'function' ? async () => page(await lazy()) : lazy } : {}),
    ...(children ? { children: children.map(route) } : {}),
  }
}

function page<File extends object>(file: File): File {
  const { Component } = file as { Component?: ComponentType }
  return Component ? { ...file, Component: kept(Component) } : file
}

interface Placed {
  readonly load: () => Promise<{ readonly default: unknown }>
}

function placed<Part extends Placed>({ load, ...rest }: Part) {
  return {
    ...rest,
    load: async () => {
      const file = await load()
      return { ...file, default: kept(file.default as ComponentType) }
    },
  }
}

/** Wrappers by component: a second one would be another component to React. */
const known = new WeakMap<ComponentType, ComponentType>()

function kept(Inner: ComponentType): ComponentType {
  const Kept =
    known.get(Inner) ??
    ((props: object) => (
      <KeepState>
        <Inner {...props} />
      </KeepState>
    ))
  known.set(Inner, Kept)
  return Kept
}
