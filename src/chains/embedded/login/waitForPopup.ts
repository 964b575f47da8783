import { ModalError } from '../../../domain/ModalError'
import type { OpenedWindow } from '../../../ports/browser'
import type { EmbeddedPorts } from '../../../ports/embedded'
import { readField } from '../../shared/readField'
import { raceAbort } from '../../shared/raceAbort'
import { readResultUri } from './readResultUri'

/** Browsers fire no event when a popup closes, so this polls (product §9). */
const WATCH_MS = 1_000
/** A popup may appear closed before its last message arrives. */
const FINAL_MESSAGE_MS = 200
/** After this time the popup counts as abandoned. */
const POPUP_TIMEOUT_MS = 600_000

interface PopupParts {
  readonly ports: Pick<EmbeddedPorts, 'delay'> & { readonly window: Window }
  /** The site's origin; only its results count. */
  readonly origin: string
}

/**
 * Waits for the popup to post a result.
 *
 * @throws {ModalError} `POPUP_CLOSED`; `UNTRUSTED_ORIGIN` if another origin posts a result from it;
 * `SOCIAL_LOGIN_FAILED` after ten minutes; whatever `readResultUri` throws
 */
export async function waitForPopup(
  { ports: { window, delay }, origin }: PopupParts,
  popup: OpenedWindow,
  signal: AbortSignal,
): Promise<string> {
  const over = new AbortController()
  const posted = new Promise<unknown>((resolve, reject) => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      // Ignores messages of other windows.
      if (source !== (popup as unknown as MessageEventSource)) return
      const resultUri = readField(data, 'resultUri')
      if (resultUri === undefined) return
      if (from === origin) resolve(resultUri)
      else reject(new ModalError('UNTRUSTED_ORIGIN', 'Untrusted Origin'))
    }
    window.addEventListener('message', onMessage)
    over.signal.addEventListener('abort', () => window.removeEventListener('message', onMessage))
  })
  async function watch(): Promise<never> {
    for (let waited = 0; waited < POPUP_TIMEOUT_MS; waited += WATCH_MS) {
      if (popup.closed) {
        await delay(FINAL_MESSAGE_MS, over.signal)
        throw new ModalError('POPUP_CLOSED', 'Popup closed')
      }
      if (!(await delay(WATCH_MS, over.signal))) break
    }
    throw new ModalError('SOCIAL_LOGIN_FAILED', 'The window was left alone')
  }
  try {
    return readResultUri(await raceAbort(() => Promise.race([posted, watch()]), signal))
  } finally {
    over.abort()
  }
}
