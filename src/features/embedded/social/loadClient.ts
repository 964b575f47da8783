import { FRAME_RESPONSE_TIMEOUT_MS } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import type { EmbeddedClient } from '../../../ports/embedded'
import type { FlowApi } from '../../../store/listening'
import type { ABORTED } from '../raceUntilLeft'
import { raceSocial } from './raceSocial'

/**
 * Resolves with the frame's client once its chunk has loaded.
 * @throws {ModalError} `ADAPTER_NOT_FOUND`, `CODE_NOT_LOADED`, `FRAME_REQUEST_TIMEOUT`
 */
export const loadClient = (api: FlowApi): Promise<EmbeddedClient | typeof ABORTED> =>
  raceSocial(api, FRAME_RESPONSE_TIMEOUT_MS, async () => {
    if (!api.extra.embedded) throw new ModalError('ADAPTER_NOT_FOUND', 'embedded')
    return api.extra.embedded.load()
  })
