import type { ViewEntry } from '../../domain/views'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import type { RootState } from '../../store/rootReducer'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'

const selectShownView = (state: RootState): ViewEntry | null =>
  selectIsOpen(state) ? selectCurrentView(state) : null

/**
 * Returns the current view with its params, for a page without `<WalletModal>` to render; `null`
 * while the modal is closed. To navigate, use `useWalletModal` and `usePageControls`.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useView(where: StoreProps = {}): ViewEntry | null {
  const { runtime } = useRuntime(where)
  return useHostSelector(runtime, selectShownView)
}
