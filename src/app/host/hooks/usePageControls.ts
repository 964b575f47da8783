import { useMemo } from 'react'
import { createPageControls } from '../getPageControls'
import type { PageControls } from '../PageControls'
import { useRuntime, type StoreProps } from './useRuntime'

/**
 * What a page may do with its modal beyond connecting, for a component. The methods are the same ones at each rendering.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function usePageControls(where: StoreProps = {}): PageControls {
  const { runtime } = useRuntime(where)
  return useMemo(() => createPageControls(runtime), [runtime])
}
