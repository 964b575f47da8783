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

/** Questions besides payments and signatures (EIP-5792, ERC-7811). */
export type WalletQuestionKind = 'capabilities' | 'sendCalls' | 'callsStatus' | 'assets'

/** The page asked the connected wallet. The question is in the secret store under `id`. */
export const walletAsked = createAction<{
  readonly id: string
  readonly kind: WalletQuestionKind
  readonly namespace: Namespace
}>('walletModal/signing/walletAsked')

/** The answer is in the secret store under `resultId`. */
export const walletAnswered = createAction<{ readonly id: string; readonly resultId: string }>(
  'walletModal/signing/walletAnswered',
)

export const walletNotAnswered = createAction<{ readonly id: string; readonly error: ErrorState }>(
  'walletModal/signing/walletNotAnswered',
)
