import type { Methods } from 'redux-wallet-modal'

/** Needs `embeddedWallet()` among the adapters. */
export const emailAccount = (modal: Methods) => modal.open({ view: 'EmailLogin' })
