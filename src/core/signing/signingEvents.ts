import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Namespace } from '../../lib/address/caip'

/** The page requested a signature. What to sign is in the secret store under `id`. */
export const signRequested = createAction<{
  readonly id: string
  readonly kind: 'message' | 'typedData'
  readonly namespace: Namespace
}>('walletModal/signing/signRequested')

/** The signature is in the secret store under `resultId`. */
export const signSucceeded = createAction<{ readonly id: string; readonly resultId: string }>(
  'walletModal/signing/signSucceeded',
)

export const signFailed = createAction<{ readonly id: string; readonly error: ErrorState }>(
  'walletModal/signing/signFailed',
)

/** Wallet RPC requests besides payments and signatures (EIP-5792, ERC-7811). */
export type WalletRpcKind = 'capabilities' | 'sendCalls' | 'callsStatus' | 'assets'

/** The page calls the connected wallet; the params are in the secret store under `id`. */
export const walletRpcRequested = createAction<{
  readonly id: string
  readonly kind: WalletRpcKind
  readonly namespace: Namespace
}>('walletModal/signing/walletRpcRequested')

/** The result is in the secret store under `resultId`. */
export const walletRpcSucceeded = createAction<{ readonly id: string; readonly resultId: string }>(
  'walletModal/signing/walletRpcSucceeded',
)

export const walletRpcFailed = createAction<{ readonly id: string; readonly error: ErrorState }>(
  'walletModal/signing/walletRpcFailed',
)
