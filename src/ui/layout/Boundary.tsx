import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** What stands in for what cannot be drawn; `again` draws it anew. */
  readonly fallback: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Nothing of ours throws into the host's page: what cannot be drawn has something that stands in for it. */
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
