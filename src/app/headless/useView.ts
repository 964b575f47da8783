import type { ViewEntry } from '../../domain/views'
import { selectIsOpen } from '../../features/modal/modalSlice'
import { selectCurrentView } from '../../features/router/routerSlice'
import type { RootState } from '../../store/rootReducer'
import { useRead } from '../host/hooks/useRead'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'

const selectShownView = (state: RootState): ViewEntry | null =>
  selectIsOpen(state) ? selectCurrentView(state) : null

/**
 * The view the visitor is on, with its params; `null` while the modal is closed. A page without `<WalletModal>` draws it. `open()`
 * of `useWalletModal` and `showView()` of `usePageControls` lead to a view, `goBack()` and `close()` away from it.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useView(where: StoreProps = {}): ViewEntry | null {
  const { runtime } = useRuntime(where)
  return useRead(runtime, selectShownView)
}
