import { createAction } from '@reduxjs/toolkit'
import type { Namespace } from '../../lib/address/caip'
import type { Tone } from '../notifications/notificationsSlice'

export interface PageMessageRequest {
  readonly id: string
  readonly tone: Tone
  /** Plain text of the page. */
  readonly message: string
}

/** The page has a short message for the visitor. */
export const pageToastRequested = createAction<
  PageMessageRequest & { readonly isSticky?: boolean }
>('walletModal/page/toastRequested')

/** The page has a message for its developers. */
export const pageAlertRequested = createAction<PageMessageRequest>(
  'walletModal/page/alertRequested',
)

/** The page itself is busy on a chain family, or is no more. */
export const pageLoadingChanged = createAction<{
  readonly namespace: Namespace
  readonly isLoading: boolean
}>('walletModal/page/loadingChanged')
