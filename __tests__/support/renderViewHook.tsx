import type { RootState } from '../../src/store/rootReducer'
import { renderView, type RenderedView } from './renderView'

export interface RenderedHook<T> extends RenderedView {
  /** Returns what the hook returned last. */
  readonly current: () => T
}

/** Runs a hook in a component over a state, like `renderView`. */
export function renderViewHook<T>(useHook: () => T, state?: RootState): RenderedHook<T> {
  const found: T[] = []
  function Probe() {
    found.push(useHook())
    return null
  }
  const view = renderView(<Probe />, state)
  return { ...view, current: () => found.at(-1) as T }
}
