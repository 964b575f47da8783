import { useMemo } from 'react'
import { createPageControls } from '../getPageControls'
import type { PageControls } from '../PageControls'
import { useRuntime, type StoreProps } from './useRuntime'

/**
 * Returns what a page can do with its modal beyond connecting, for components. The methods keep
 * their identity across renders.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function usePageControls(where: StoreProps = {}): PageControls {
  const { runtime } = useRuntime(where)
  return useMemo(() => createPageControls(runtime), [runtime])
}
