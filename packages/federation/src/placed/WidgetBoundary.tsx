import { Component, type ReactNode } from 'react'

interface Props {
  readonly fallback: ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/** A widget that throws leaves its fallback. */
export class WidgetBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
