import { ModalError } from '../../domain/ModalError'
import { getRpcUrls } from '../../domain/getRpcUrls'
import { openTabChannel, type TabChannel } from '../../lib/tabs/openTabChannel'
import { runExclusive, type BUSY_ELSEWHERE } from '../../lib/tabs/runExclusive'
import type { SiweConfig } from '../../ports/siwe'
import type { SiwxConfig } from '../../ports/siwx'
import type { FlowApi } from '../../store/listening'
import type { Deps } from '../../ports/deps'
import { selectActiveCaipNetworkId, selectNetworks } from '../../core/network/networkSlice'
import { selectOptions } from '../../core/options/optionsSlice'

const METHODS = [
  'createMessage',
  'addSession',
  'revokeSession',
  'setSessions',
  'getSessions',
] as const satisfies readonly (keyof SiwxConfig)[]

/** The host's sign-in configuration and the channel between tabs of one page; one per modal. */
export interface SiwxService {
  readonly config: SiwxConfig
  /** Accounts that signed in while they connected, by {@link toSubjectKey}. */
  readonly signedWhileConnecting: Set<string>
  /** Runs the work unless another tab of this page is running work of the same name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T | typeof BUSY_ELSEWHERE>
  /** Notifies other tabs that the user signed in or out here. */
  tellTabs(): void
  /** Listens for sign-ins and sign-outs in other tabs. Returns the unsubscribe function. */
  onOtherTab(listener: () => void): () => void
}

const isSiwe = (given: SiwxConfig | SiweConfig): given is SiweConfig =>
  'getNonce' in given && !('getSessions' in given)

/** Returns the host's configuration. The bridge for a `siweConfig` is loaded on demand. */
async function readConfig(given: SiwxConfig | SiweConfig): Promise<SiwxConfig> {
  if (isSiwe(given)) {
    const { fromSiweConfig } = await import('../../siwx/fromSiweConfig')
    return fromSiweConfig(given)
  }
  for (const method of METHODS) {
    if (typeof given[method] !== 'function')
      throw new ModalError('INVALID_OPTION', `siwx.${method} is not a function`)
  }
  return given
}

async function open({ extra, getState }: FlowApi): Promise<SiwxService> {
  const { key, siwx, storage } = extra
  if (!siwx) throw new ModalError('SIWX_NOT_ENABLED', 'siwx')
  const config = await readConfig(siwx)
  const options = selectOptions(getState())
  const { projectId, sdkType, sdkVersion } = options
  config.attach?.({
    projectId,
    sdkType,
    sdkVersion,
    networks: selectNetworks(getState()).map(network => ({
      ...network,
      rpcUrls: getRpcUrls(network, options),
    })),
    storage,
    clientId: () => getState().walletConnect?.session?.clientId ?? null,
    activeCaipNetworkId: () => selectActiveCaipNetworkId(getState()),
  })
  const name = `${key}/siwx`
  /**
   * Both posts and listens: a second channel of this page would receive the first one's messages.
   */
  let heard: TabChannel | undefined
  return {
    config,
    signedWhileConnecting: new Set(),
    alone: (work, run) => runExclusive(`${name}/${work}`, run),
    tellTabs() {
      const channel = heard ?? openTabChannel(name)
      channel.post(null)
      if (!heard) channel.close()
    },
    onOtherTab(listener) {
      const channel = openTabChannel(name)
      heard = channel
      channel.listen(listener)
      return () => {
        channel.close()
        if (heard === channel) heard = undefined
      }
    },
  }
}

const servicesByDeps = new WeakMap<Deps, Promise<SiwxService>>()

/**
 * Starts the configuration once per modal; a failed start is retried by the next call. Tabs notify
 * each other through a channel and take turns with a Web Lock if the browser has them.
 *
 * @throws {ModalError} `SIWX_NOT_ENABLED`, `INVALID_OPTION`; whatever `attach` throws
 */
export function openSiwx(api: FlowApi): Promise<SiwxService> {
  const { extra } = api
  const known = servicesByDeps.get(extra)
  if (known) return known
  const opening = open(api)
  servicesByDeps.set(extra, opening)
  opening.catch(() => servicesByDeps.delete(extra))
  return opening
}
