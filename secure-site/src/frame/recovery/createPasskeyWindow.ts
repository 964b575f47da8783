import * as v from 'valibot'
import { base64urlnopad } from '@scure/base'
import type { PasskeySeal } from '../../shared/recovery'
import { passkeyError } from './passkey'

/** How often it is looked whether the window is still there, ms. */
const LOOK_MS = 500
const NAME = 'use-passkey'
const FEATURES = 'popup,width=420,height=640'

/** What the window says: that it is there, and then what the passkey gave. */
export const WindowMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('secret'), secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
])
/** What the window is asked. */
export const WindowQuestion = v.object({
  kind: v.literal('use'),
  credentialId: v.pipe(v.string(), v.regex(/^[\w-]{16,1400}$/)),
  salt: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/**
 * Opens the window in the same task as the press. Null where the browser blocks it.
 * @returns the secret of the passkey; rejects with a `PasskeyError` when the window is closed, and ends with `signal`
 */
export type PasskeyWindow = (seal: PasskeySeal, signal: AbortSignal) => Promise<Uint8Array> | null

/**
 * Uses a passkey in a window of the site's own: browsers without `publickey-credentials-get` for frames, and pages that do not pass it
 * on, allow it there. Both ends hear their own origin only, so that what the passkey gives reaches no other page.
 */
export function createPasskeyWindow(view: Window): PasskeyWindow {
  return ({ credentialId, salt }, signal) => {
    const { origin } = view.location
    const opened = view.open(`${origin}/use-passkey`, NAME, FEATURES)
    if (!opened) return null
    return new Promise<Uint8Array>((resolve, reject) => {
      const over = new AbortController()
      const settle = (end: () => void) => {
        over.abort()
        view.clearInterval(looking)
        opened.close()
        end()
      }
      const looking = view.setInterval(() => {
        if (opened.closed) settle(() => reject(passkeyError('notUsed')))
      }, LOOK_MS)
      signal.addEventListener('abort', () => settle(() => reject(passkeyError('notUsed'))), {
        signal: over.signal,
      })
      const hear = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== opened) return
        const said = v.safeParse(WindowMessage, event.data)
        if (!said.success) return
        const message = said.output
        if (message.kind === 'ready')
          opened.postMessage({ kind: 'use', credentialId, salt }, origin)
        else settle(() => resolve(base64urlnopad.decode(message.secret)))
      }
      view.addEventListener('message', hear, { signal: over.signal })
    })
  }
}
