import type { WalletModalIntegration } from '../../src/app/host/createIntegration'
import type * as headlessEntry from '../../src/entries/headless'
import type * as ssrEntry from '../../src/entries/ssr'
import type * as themesEntry from '../../src/entries/themes'
import type * as watchOnlyEntry from '../../src/entries/watchOnly'
import type * as face from '../../src/index'
import { same, sameMembers } from '../support/sameTypes'

/** Drops `readonly`, so that a `const` declaration and a re-export compare equal. */
type ExportsOf<Module> = { -readonly [Name in keyof Module]: Module[Name] }

/** The exports of `/headless` that the main entry lacks. */
interface OwnOfHeadless {
  createHeadless<K extends string = 'walletModal'>(
    options: face.WalletModalOptions<K>,
  ): WalletModalIntegration<K>
  useApproval(title: string, where?: face.StoreProps): headlessEntry.HostApproval
  useEmailLogin(where?: face.StoreProps): headlessEntry.HostEmailLogin
  usePairing(where?: face.StoreProps): headlessEntry.HostPairing
  useSend(where?: face.StoreProps): headlessEntry.HostSend
  useSwap(where?: face.StoreProps): headlessEntry.HostSwap
  useView(where?: face.StoreProps): headlessEntry.ViewEntry | null
  useWalletList(where?: face.StoreProps): headlessEntry.HostWalletList
}

describe('the exports of the sub-paths without a modal', () => {
  it('of /headless are its own and, unchanged, those of the first import', () => {
    expect(
      sameMembers<
        Pick<ExportsOf<typeof headlessEntry>, keyof OwnOfHeadless>,
        { [Name in keyof OwnOfHeadless]: OwnOfHeadless[Name] }
      >(true),
    ).toBe(true)
    type Shared = Exclude<keyof typeof headlessEntry, keyof OwnOfHeadless>
    expect(
      sameMembers<
        Pick<ExportsOf<typeof headlessEntry>, Shared>,
        Pick<ExportsOf<typeof face>, Shared>
      >(true),
    ).toBe(true)
  })

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

  it('of /themes are these and no others, each a theme', () => {
    type Preset = 'contrast' | 'midnight' | 'paper' | 'rounded'
    expect(
      sameMembers<
        Omit<ExportsOf<typeof themesEntry>, Preset>,
        {
          contrastProblems(
            options: face.ThemeOptions | undefined,
            variables?: Readonly<Record<string, string>>,
          ): readonly themesEntry.ContrastProblem[]
        }
      >(true),
    ).toBe(true)
    type Presets = (typeof themesEntry)[Preset]
    expect(same<Presets extends face.ThemeOptions ? true : false, true>(true)).toBe(true)
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
