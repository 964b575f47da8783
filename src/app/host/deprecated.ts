import type { WalletModalState } from '../../store/rootReducer'

/** @deprecated Use `WalletModalState`; removed in version 0.2. */
export type RootState = WalletModalState
