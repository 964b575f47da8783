import { attempt } from '../errors/attempt'

/** Messages between the tabs of one page. Its methods never throw. */
export interface TabChannel {
  /** Sends a message to the other tabs, not to this one. */
  post(message: unknown): void
  /** Receives messages of the other tabs until the channel is closed. */
  listen(hear: (message: unknown) => void): void
  close(): void
}

type Page = Partial<Pick<typeof globalThis, 'BroadcastChannel'>>

/**
 * Opens a channel between tabs. Messages are silently dropped if the browser has none or blocks it
 * (site data blocked, a sandboxed frame).
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
