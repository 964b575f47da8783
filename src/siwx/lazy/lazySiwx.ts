import type { SiwxConfig, SiwxHost } from '../../ports/siwx'
import { onceHere } from './onceHere'

/** What a host sets about signing in, in every configuration. */
export interface SiwxSettings {
  /** Whether the wallet is disconnected if the visitor does not sign in. Default: `true`. */
  readonly required?: boolean
  /** Whether disconnecting signs out. Default: `true`. */
  readonly signOutOnDisconnect?: boolean
}

/** A configuration whose code comes with the first thing that is asked of it. */
export const lazySiwx = (settings: SiwxSettings, load: () => Promise<SiwxConfig>): SiwxConfig =>
  lazyConfig(settings, load).siwx

/** The same, for a configuration that can more: `config` gives it once its code is here. */
export function lazyConfig<T extends SiwxConfig>(
  { required = true, signOutOnDisconnect = true }: SiwxSettings,
  load: () => Promise<T>,
): { readonly siwx: SiwxConfig; readonly config: () => Promise<T> } {
  let host: SiwxHost | undefined
  let loading: Promise<T> | undefined
  const arrive = async () => {
    const config = await onceHere(load)
    if (host) config.attach?.(host)
    return config
  }
  /** Code that did not come is asked for again by the next call. */
  const config = () =>
    (loading ??= arrive().catch((thrown: unknown) => {
      loading = undefined
      throw thrown
    }))
  const siwx: SiwxConfig = {
    attach(given) {
      host = given
      loading?.then(
        loaded => loaded.attach?.(given),
        () => undefined,
      )
    },
    createMessage: async (...given) => (await config()).createMessage(...given),
    addSession: async (...given) => (await config()).addSession(...given),
    revokeSession: async (...given) => (await config()).revokeSession(...given),
    revokeAccounts: async (...given) => (await config()).revokeAccounts?.(...given),
    setSessions: async (...given) => (await config()).setSessions(...given),
    getSessions: async (...given) => (await config()).getSessions(...given),
    refresh() {
      loading?.then(
        loaded => loaded.refresh?.(),
        () => undefined,
      )
    },
    getRequired: () => required,
    signOutOnDisconnect,
  }
  return { siwx, config }
}
