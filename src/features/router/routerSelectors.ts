import type { RouterState } from './routerSlice'

// By themselves: a page without an open card has no use for these.
interface Root {
  readonly router: RouterState
}

export const selectHistory = (state: Root) => state.router.history
export const selectDirection = (state: Root) => state.router.direction
export const selectCanGoBack = (state: Root) => state.router.history.length > 1
