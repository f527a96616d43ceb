import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { islandId } from '#app/shell/page.ts'

/** An error replaces the page's content with the error screen. */
export class IslandRoot extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    const island = document.getElementById(islandId)
    if (island) island.closest('main')?.replaceChildren(island)
  }

  override render() {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}
