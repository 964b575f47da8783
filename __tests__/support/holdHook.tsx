import type { UnknownAction } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import type { HostStore } from '../../src/store/scopedStore'
import { settle, type FlowWorld } from './flowWorld'

/** Renders one hook in a host component and counts its renders. */
export function holdHook<T>(world: FlowWorld, use: (where: { store: HostStore }) => T) {
  let draws = 0
  const { result, rerender, unmount } = renderHook(
    ({ store }: { store: HostStore }) => {
      draws += 1
      return use({ store })
    },
    { initialProps: { store: world.hostStore }, wrapper: StrictMode },
  )
  return {
    ...world,
    result,
    unmount,
    draws: () => draws,
    tell: (action: UnknownAction) =>
      act(async () => {
        world.dispatch(action)
        await settle()
      }),
    /** Rerenders with another store. */
    moveTo: (other: FlowWorld) => rerender({ store: other.hostStore }),
  }
}
