import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Replaces content that failed to render; `again` retries. */
  readonly fallback: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** An error boundary: no render error reaches the host's page. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  private readonly again = () => this.setState({ hasFailed: false })

  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? fallback(this.again) : children
  }
}
