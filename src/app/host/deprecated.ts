import type { WalletModalState } from '../../store/rootReducer'

/** @deprecated Its name is `WalletModalState`; this one goes with version 0.2. */
export type RootState = WalletModalState
