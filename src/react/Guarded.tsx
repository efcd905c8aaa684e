import { Component, type ReactNode } from 'react'

interface GuardedProps {
  readonly report: (cause: unknown) => void
  readonly children: ReactNode
}

/** A part of a widget that is taken away and reported when it fails to render; the other parts stay. */
export class Guarded extends Component<GuardedProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.report(cause)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
