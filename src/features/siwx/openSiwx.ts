import { ModalError } from '../../domain/ModalError'
import { rpcUrlsOf } from '../../domain/rpcUrlsOf'
import { openTabChannel, type TabChannel } from '../../lib/tabs/openTabChannel'
import { runAlone, type BUSY_ELSEWHERE } from '../../lib/tabs/runAlone'
import type { SiweConfig } from '../../ports/siwe'
import type { SiwxConfig } from '../../ports/siwx'
import type { FlowApi } from '../../store/listening'
import type { Deps } from '../../ports/deps'
import { selectActiveCaipNetworkId, selectNetworks } from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'

const METHODS = [
  'createMessage',
  'addSession',
  'revokeSession',
  'setSessions',
  'getSessions',
] as const satisfies readonly (keyof SiwxConfig)[]

/** The host's configuration for signing in, and what tabs of one page tell one another about it, each modal for itself. */
export interface SiwxService {
  readonly config: SiwxConfig
  /** Accounts on networks that have just signed in while they connected, by {@link subjectKey}. */
  readonly signedWhileConnecting: Set<string>
  /** Does the work unless another tab of this page does work of the same name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T | typeof BUSY_ELSEWHERE>
  /** Somebody signed in or out here. */
  tellTabs(): void
  /** Somebody signed in or out in another tab. The caller owns the returned end of it, after which no tab is heard. */
  onOtherTab(listener: () => void): () => void
}

const isSiwe = (given: SiwxConfig | SiweConfig): given is SiweConfig =>
  'getNonce' in given && !('getSessions' in given)

/** The host's own configuration; a `siweConfig` by its bridge, which is fetched for it alone. */
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
      rpcUrls: rpcUrlsOf(network, options),
    })),
    storage,
    clientId: () => getState().walletConnect?.session?.clientId ?? null,
    activeCaipNetworkId: () => selectActiveCaipNetworkId(getState()),
  })
  const name = `${key}/siwx`
  /** One for telling and hearing: another one of this page would hear what the first one tells. */
  let heard: TabChannel | undefined
  return {
    config,
    signedWhileConnecting: new Set(),
    alone: (work, run) => runAlone(`${name}/${work}`, run),
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

const opened = new WeakMap<Deps, Promise<SiwxService>>()

/**
 * Begins the host's configuration, once, with what the modal knows. Tabs of one page hear of one another by a channel, and take
 * turns by a lock where the browser has locks. One that could not begin is begun again by the next need.
 *
 * @throws {ModalError} `SIWX_NOT_ENABLED`, `INVALID_OPTION`; what its `attach` throws
 */
export function openSiwx(api: FlowApi): Promise<SiwxService> {
  const { extra } = api
  const known = opened.get(extra)
  if (known) return known
  const opening = open(api)
  opened.set(extra, opening)
  opening.catch(() => opened.delete(extra))
  return opening
}
