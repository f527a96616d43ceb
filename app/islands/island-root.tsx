import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '#app/shell/error-screen.tsx'

/** An error shows the error screen instead of the whole page. */
export class IslandRoot extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}
