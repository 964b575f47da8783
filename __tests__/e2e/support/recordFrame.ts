import type { Page } from '@playwright/test'
import {
  checkFrameRecording,
  namesOf,
  type RecordedMessage,
} from '../../support/frameProtocol/checkFrameRecording'
import { sandboxUrls } from './sandboxUrls'

declare global {
  /** Passes a message to the test from the document that posts it, before it is posted. */
  var tellFrameMessage: ((message: RecordedMessage) => void) | undefined
}

interface FrameRecording {
  /** Describes where the messages deviate from protocol §5. */
  faults(): Promise<readonly string[]>
  /** The names of the page's requests so far, such as `GET_USER`. */
  asked(): Promise<readonly string[]>
}

/**
 * Records every message between pages opened from now on and their frame, on the posting side, with
 * its target origin. A cross-origin window cannot be patched, so each side gets a stand-in for the
 * other's.
 */
export async function recordFrame(page: Page): Promise<FrameRecording> {
  const recording: RecordedMessage[] = []
  await page.exposeBinding('tellFrameMessage', (_source, message: RecordedMessage) => {
    recording.push(message)
  })
  await page.addInitScript(site => {
    const from = location.origin === site ? 'frame' : 'page'
    const load = Math.random().toString(36)
    const standIns = new WeakMap<object, Window>()
    const standInFor = (real: Window): Window => {
      const known = standIns.get(real)
      if (known) return known
      const post = (message: unknown, to?: string | { readonly targetOrigin?: string }) => {
        const targetOrigin = (typeof to === 'string' ? to : to?.targetOrigin) ?? null
        globalThis.tellFrameMessage?.({ from, load, targetOrigin, message })
        real.postMessage(message, { targetOrigin: targetOrigin ?? '/' })
      }
      const made = new Proxy({} as Window, {
        get(_target, name) {
          if (name === 'postMessage') return post
          const value: unknown = Reflect.get(real, name)
          return typeof value === 'function' ? (value.bind(real) as unknown) : value
        },
      })
      standIns.set(real, made)
      return made
    }
    const getterOf = (prototype: object, name: string) =>
      Object.getOwnPropertyDescriptor(prototype, name)?.get
    const sourceOf = getterOf(MessageEvent.prototype, 'source')
    Object.defineProperty(MessageEvent.prototype, 'source', {
      get(this: MessageEvent) {
        const real = sourceOf?.call(this) as Window | null
        return real && (standIns.get(real) ?? real)
      },
    })
    if (from === 'frame') {
      if (parent !== window) Object.defineProperty(window, 'parent', { value: standInFor(parent) })
      return
    }
    const windowOf = getterOf(HTMLIFrameElement.prototype, 'contentWindow')
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const real = windowOf?.call(this) as Window | null
        return real && this.src.startsWith(`${site}/`) ? standInFor(real) : real
      },
    })
  }, sandboxUrls.secureSite)

  /** Once a document responds, its recorded messages have arrived. */
  const settle = () => Promise.all(page.frames().map(frame => frame.evaluate(() => undefined)))
  return {
    async faults() {
      await settle()
      return checkFrameRecording(recording, {
        page: new URL(sandboxUrls.page).origin,
        frame: new URL(sandboxUrls.secureSite).origin,
      })
    },
    async asked() {
      await settle()
      return namesOf(recording)
    },
  }
}
