import type { Deps } from '../../../ports/deps'
import type { AppDispatch } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { copyRequested } from '../../../core/account/accountSlice'

/** Copies this page's URL for another browser. */
export const copyPageLink =
  () =>
  (dispatch: AppDispatch, _getState: () => RootState, { readOpenPage }: Deps) => {
    const { href } = readOpenPage() ?? {}
    if (href !== undefined) dispatch(copyRequested({ text: href, what: 'link' }))
  }
