import type { Page } from '@playwright/test'

/** Sits, in the page, between the frame's messages and the page's listeners. */
interface FrameTap {
  /** Holds back responses to this event, such as `CONNECT_EMAIL`. */
  holding: string | null
  /** Every message arrives twice. */
  isDoubling: boolean
  held(): number
  doubled(): number
  release(): void
}

declare global {
  interface Window {
    frameTap?: FrameTap
  }
}

/** Taps the messages of a site's frame in every page opened from now on. */
export const tapFrame = (page: Page, site: string) =>
  page.addInitScript(origin => {
    if (location.origin === origin) return
    const held: MessageEvent[] = []
    let doubled = 0
    const again = ({ data, source }: MessageEvent<unknown>) => {
      dispatchEvent(new MessageEvent('message', { data, origin, source }))
    }
    const tap: FrameTap = {
      holding: null,
      isDoubling: false,
      held: () => held.length,
      doubled: () => doubled,
      release: () => held.splice(0).forEach(again),
    }
    window.frameTap = tap
    addEventListener('message', event => {
      if (event.origin !== origin || !event.isTrusted) return
      const { type } = event.data as { readonly type?: string }
      if (tap.holding !== null && type?.startsWith(`@w3m-frame/${tap.holding}_`)) {
        event.stopImmediatePropagation()
        held.push(event)
      } else if (tap.isDoubling) {
        // After the listeners have received the first one.
        setTimeout(() => {
          doubled += 1
          again(event)
        })
      }
    })
  }, site)

/** Holds back responses to an event from now on; `null` holds back none. */
export const holdAnswers = (page: Page, event: string | null) =>
  page.evaluate(name => {
    if (window.frameTap) window.frameTap.holding = name
  }, event)

export const heldAnswers = (page: Page) => page.evaluate(() => window.frameTap?.held())

export const releaseAnswers = (page: Page) => page.evaluate(() => window.frameTap?.release())
