import type { Page } from '@playwright/test'
import {
  checkFrameRecording,
  namesOf,
  type RecordedMessage,
} from '../../support/frameProtocol/checkFrameRecording'
import { sandboxUrls } from './sandboxUrls'

declare global {
  /** Takes a message out of the document that posts it, before it is posted. */
  var tellFrameMessage: ((message: RecordedMessage) => void) | undefined
}

interface FrameRecording {
  /** What protocol §5 does not say, in words. */
  faults(): Promise<readonly string[]>
  /** The names of what the page asked so far, such as `GET_USER`. */
  asked(): Promise<readonly string[]>
}

/**
 * Records every message between the pages that are opened from now on and the frame in them, on the side that posts it, with the
 * origin it is posted to. A window of another origin cannot be changed, so both sides get one that stands in for the other's.
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

  /** What a document told is here once it answers. */
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
