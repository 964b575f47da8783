import { FRAME_RESPONSE_TIMEOUT_MS } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import type { WindowProvider } from '../../../domain/socials'
import { PENDING_SOCIAL_KEY } from '../../../lib/links/pendingSocial'
import { withReturnAddress } from '../../../lib/links/withReturnAddress'
import type { FlowApi } from '../../../store/listening'
import { ABORTED } from '../raceUntilLeft'
import { loadClient } from './loadClient'
import { raceSocial } from './raceSocial'

/**
 * Redirects to the provider, which returns here (protocol §7.9); for apps that open no windows.
 * Stores the pending provider.
 * @throws {ModalError} `SOCIAL_LOGIN_FAILED`, and whatever the frame's client throws
 */
export async function redirectToSocial(
  api: FlowApi,
  provider: WindowProvider,
): Promise<typeof ABORTED | 'left'> {
  const client = await loadClient(api)
  if (client === ABORTED) return ABORTED
  const uri = await raceSocial(api, FRAME_RESPONSE_TIMEOUT_MS, signal =>
    client.socialUri(provider, signal),
  )
  if (uri === ABORTED) return ABORTED
  const here = api.extra.readOpenPage()
  const { storage } = api.extra
  if (!here || !storage) {
    throw new ModalError('SOCIAL_LOGIN_FAILED', 'This page cannot remember that it was left')
  }
  storage.setItem(PENDING_SOCIAL_KEY, provider)
  api.extra.openLink(withReturnAddress(uri, here.href), '', '_top')
  return 'left'
}
