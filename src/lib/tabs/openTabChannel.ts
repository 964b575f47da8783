import { attempt } from '../errors/attempt'

/** What the tabs of one page say to one another. Nothing here throws. */
export interface TabChannel {
  /** Tells the other tabs; this one does not hear it. */
  post(message: unknown): void
  /** Hears the other tabs until the channel is closed. */
  listen(hear: (message: unknown) => void): void
  close(): void
}

type Page = Partial<Pick<typeof globalThis, 'BroadcastChannel'>>

/**
 * Opens a channel between tabs. A browser that has none, or refuses one at any step (site data blocked, a sandboxed frame), leaves
 * this tab on its own: nobody is told and nobody is heard, which is never a reason for anything else to fail.
 */
export function openTabChannel(name: string, page: Page = globalThis): TabChannel {
  const channel = attempt(() => page.BroadcastChannel && new page.BroadcastChannel(name))
  return {
    post: message => attempt(() => channel?.postMessage(message)),
    listen: hear =>
      attempt(() => channel?.addEventListener('message', ({ data }) => hear(data as unknown))),
    close: () => attempt(() => channel?.close()),
  }
}
