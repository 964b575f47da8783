import type { Methods } from 'redux-wallet-modal'

export const chooseName = (modal: Methods) => modal.open({ view: 'ChooseAccountName' })
