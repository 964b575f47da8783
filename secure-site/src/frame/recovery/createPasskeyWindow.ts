import * as v from 'valibot'
import { base64urlnopad } from '@scure/base'
import { languageQuery } from '../../shared/languages'
import { spokenLanguage } from '../language/speak'
import type { PasskeySeal } from '../../shared/recovery'
import { passkeyError } from './passkey'

/** Interval for checking whether the window is still open, ms. */
const LOOK_MS = 500
const FEATURES = 'popup,width=420,height=640'

/** Messages from the window: that it is ready, then the passkey's secret. */
export const WindowMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('secret'), secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
])
/** The request sent to the window. */
export const WindowQuestion = v.object({
  kind: v.literal('use'),
  credentialId: v.pipe(v.string(), v.regex(/^[\w-]{16,1400}$/)),
  salt: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/** A window that was asked for a passkey's secret. */
export interface AskedWindow {
  /**
   * Null if the window opened. If the browser blocked it, the URL for a link (`target="_blank"
   * rel="opener"`).
   */
  readonly blockedUrl: string | null
  /**
   * The passkey's secret. Rejects with a `PasskeyError` when the window is closed, and when the
   * signal aborts.
   */
  readonly secret: Promise<Uint8Array>
}

/** Must open the window synchronously within the press, or browsers block it. */
export type PasskeyWindow = (seal: PasskeySeal, signal: AbortSignal) => AskedWindow

/**
 * Uses a passkey in a separate window of the site: browsers without `publickey-credentials-get` for
 * frames, and pages that don't delegate it, allow it there. Both ends accept only messages from
 * their own origin, so the secret reaches no other page.
 */
export function createPasskeyWindow(view: Window): PasskeyWindow {
  return ({ credentialId, salt }, signal) => {
    const { origin } = view.location
    const url = `${origin}/use-passkey${languageQuery(spokenLanguage())}`
    let opened: Pick<Window, 'closed' | 'close' | 'postMessage'> | null = view.open(
      url,
      '_blank',
      FEATURES,
    )
    const blockedUrl = opened ? null : url
    const secret = new Promise<Uint8Array>((resolve, reject) => {
      const over = new AbortController()
      const settle = (end: () => void) => {
        over.abort()
        view.clearInterval(looking)
        opened?.close()
        end()
      }
      const looking = view.setInterval(() => {
        if (opened?.closed === true) settle(() => reject(passkeyError('closed')))
      }, LOOK_MS)
      signal.addEventListener('abort', () => settle(() => reject(passkeyError('notUsed'))), {
        signal: over.signal,
      })
      const hear = (event: MessageEvent) => {
        if (event.origin !== origin) return
        const said = v.safeParse(WindowMessage, event.data)
        if (!said.success) return
        const message = said.output
        // A window opened by a link is identified by its first message.
        if (message.kind === 'ready') opened ??= event.source as Window | null
        if (!opened || event.source !== opened) return
        if (message.kind === 'ready')
          opened.postMessage({ kind: 'use', credentialId, salt }, origin)
        else settle(() => resolve(base64urlnopad.decode(message.secret)))
      }
      view.addEventListener('message', hear, { signal: over.signal })
    })
    return { blockedUrl, secret }
  }
}
