import type * as ssrEntry from '../../src/entries/ssr'
import type * as watchOnlyEntry from '../../src/entries/watchOnly'
import type * as face from '../../src/index'
import { sameMembers } from '../support/sameTypes'

/** Whether a module declares a value by `const` or passes it on is all the same to a page. */
type ExportsOf<Module> = { -readonly [Name in keyof Module]: Module[Name] }

describe('the exports of the later sub-paths', () => {
  it('of /ssr are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof ssrEntry>,
        {
          cookieToSession(
            cookieHeader: string | null | undefined,
            modalKey?: string,
          ): ssrEntry.CookieSession | null
          syncSessionCookie(
            store: face.HostStore,
            session?: ssrEntry.CookieSession | null,
            modalKey?: string,
          ): void
        }
      >(true),
    ).toBe(true)
  })

  it('of /watch-only are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof watchOnlyEntry>,
        {
          useWatchOnly(where?: face.NamespaceOption): watchOnlyEntry.HostWatchOnly
          watchOnly(): watchOnlyEntry.WatchOnlyDescriptor
        }
      >(true),
    ).toBe(true)
  })
})
