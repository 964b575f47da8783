import { createLazy } from '../../lib/async/createLazy'
import type { SiwxConfig, SiwxHost } from '../../ports/siwx'
import { toLoadError } from './toLoadError'

/** Settings that every sign-in configuration has. */
export interface SiwxSettings {
  /** Whether the wallet is disconnected if the visitor does not sign in. Default: `true`. */
  readonly required?: boolean
  /** Whether disconnecting signs out. Default: `true`. */
  readonly signOutOnDisconnect?: boolean
}

/** Creates a configuration whose chunk loads with the first call. */
export const lazySiwx = (settings: SiwxSettings, load: () => Promise<SiwxConfig>): SiwxConfig =>
  lazyConfig(settings, load).siwx

/** Like {@link lazySiwx}; `config` resolves with the loaded configuration and its other methods. */
export function lazyConfig<T extends SiwxConfig>(
  { required = true, signOutOnDisconnect = true }: SiwxSettings,
  load: () => Promise<T>,
): { readonly siwx: SiwxConfig; readonly config: () => Promise<T> } {
  let host: SiwxHost | undefined
  const { load: config, peek } = createLazy(async () => {
    const loaded = await load()
    if (host) loaded.attach?.(host)
    return loaded
  }, toLoadError)
  const siwx: SiwxConfig = {
    attach(given) {
      host = given
      peek()?.attach?.(given)
    },
    createMessage: async (...given) => (await config()).createMessage(...given),
    addSession: async (...given) => (await config()).addSession(...given),
    revokeSession: async (...given) => (await config()).revokeSession(...given),
    revokeAccounts: async (...given) => (await config()).revokeAccounts?.(...given),
    setSessions: async (...given) => (await config()).setSessions(...given),
    getSessions: async (...given) => (await config()).getSessions(...given),
    refresh() {
      peek()?.refresh?.()
    },
    getRequired: () => required,
    signOutOnDisconnect,
  }
  return { siwx, config }
}
