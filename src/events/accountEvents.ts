import { createAction } from '@reduxjs/toolkit'
import type { AccountType } from '../domain/account'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** The login uses its account of the other type from now on; the accounts themselves were told before this. */
export const accountTypeSwitched = createAction<{
  readonly namespace: Namespace
  readonly accountType: 'eoa' | 'smartAccount'
  /** The network that the login was on. */
  readonly caipNetworkId: CaipNetworkId
  /** What is preferred on each chain family from now on, as it is stored. */
  readonly preferred: Readonly<Partial<Record<Namespace, AccountType>>>
}>('walletModal/embedded/accountTypeSwitched')
