import type { Page } from '@playwright/test'

/** What stands between the frame and the page that hears it, in that page. */
interface FrameTap {
  /** Answers to this event are kept back, such as `CONNECT_EMAIL`. */
  holding: string | null
  /** Every message arrives twice. */
  isDoubling: boolean
  /** How many messages are kept back. */
  held(): number
  /** How many arrived a second time. */
  doubled(): number
  /** Lets those go that were kept back. */
  release(): void
}

declare global {
  interface Window {
    frameTap?: FrameTap
  }
}

/** Puts a tap between the frame of a site and the pages that are opened from now on. */
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
        // After those who listen have heard it the first time.
        setTimeout(() => {
          doubled += 1
          again(event)
        })
      }
    })
  }, site)

/** From now on answers to an event are kept back; `null`: none is. */
export const holdAnswers = (page: Page, event: string | null) =>
  page.evaluate(name => {
    if (window.frameTap) window.frameTap.holding = name
  }, event)

export const heldAnswers = (page: Page) => page.evaluate(() => window.frameTap?.held())

export const releaseAnswers = (page: Page) => page.evaluate(() => window.frameTap?.release())
