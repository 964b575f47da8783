import type { RouterState } from './routerSlice'

// In a file of its own, because only an open modal needs it.
interface Root {
  readonly router: RouterState
}

export const selectHistory = (state: Root) => state.router.history
export const selectDirection = (state: Root) => state.router.direction
export const selectCanGoBack = (state: Root) => state.router.history.length > 1
