import type { Methods } from 'redux-wallet-modal'

export const signMessage = (modal: Methods, message: string) => modal.signMessage(message)
