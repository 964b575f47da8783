import { createAction } from '@reduxjs/toolkit'
import type { Namespace } from '../lib/address/caip'

/** Shows the wallets of a namespace, which may differ from the active one. */
export const profileNamespaceSelected = createAction<Namespace>(
  'walletModal/profile/profileNamespaceSelected',
)
