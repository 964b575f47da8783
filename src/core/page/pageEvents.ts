import { createAction } from '@reduxjs/toolkit'
import type { Namespace } from '../../lib/address/caip'
import type { Tone } from '../notifications/notificationsSlice'

export interface PageMessageRequest {
  readonly id: string
  readonly tone: Tone
  /** Plain text from the host app. */
  readonly message: string
}

/** The host app shows a short message to the visitor. */
export const pageToastRequested = createAction<
  PageMessageRequest & { readonly isSticky?: boolean }
>('walletModal/page/toastRequested')

/** The host app shows a message to its developers. */
export const pageAlertRequested = createAction<PageMessageRequest>(
  'walletModal/page/alertRequested',
)

/** The host app starts or finishes loading on a namespace. */
export const pageLoadingChanged = createAction<{
  readonly namespace: Namespace
  readonly isLoading: boolean
}>('walletModal/page/loadingChanged')
