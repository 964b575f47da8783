import type { Methods, Namespace } from 'redux-wallet-modal'

export const connect = (modal: Methods, namespace: Namespace) =>
  modal.open({ view: 'Connect', namespace })
