import { createAction } from '@reduxjs/toolkit'
import type { AccountType } from '../domain/account'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** The login switched to its account of the other type. The accounts changed before this event. */
export const accountTypeSwitched = createAction<{
  readonly namespace: Namespace
  readonly accountType: 'eoa' | 'smartAccount'
  /** The network that the login was on. */
  readonly caipNetworkId: CaipNetworkId
  /** The preferred type per namespace, as stored. */
  readonly preferred: Readonly<Partial<Record<Namespace, AccountType>>>
}>('walletModal/embedded/accountTypeSwitched')
