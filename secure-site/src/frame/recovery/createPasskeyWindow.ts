import * as v from 'valibot'
import { base64urlnopad } from '@scure/base'
import { languageQuery } from '../../shared/languages'
import { spokenLanguage } from '../language/speak'
import type { PasskeySeal } from '../../shared/recovery'
import { passkeyError } from './passkey'

/** How often it is looked whether the window is still there, ms. */
const LOOK_MS = 500
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

/** A window that is asked for the secret of a passkey. */
export interface AskedWindow {
  /** Null where the window is open; else, blocked by the browser, what a link has to lead to (`target="_blank" rel="opener"`). */
  readonly blockedUrl: string | null
  /** What the passkey gives. Rejects with a `PasskeyError` when the window is closed, and when the signal ends it. */
  readonly secret: Promise<Uint8Array>
}

/** Opens the window in the same task as the press. */
export type PasskeyWindow = (seal: PasskeySeal, signal: AbortSignal) => AskedWindow

/**
 * Uses a passkey in a window of the site's own: browsers without `publickey-credentials-get` for frames, and pages that do not pass it
 * on, allow it there. Both ends hear their own origin only, so that what the passkey gives reaches no other page.
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
        // What a link has opened is known by its first word.
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
