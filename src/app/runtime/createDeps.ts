import { createBrowserStorage } from '../../clients/createBrowserStorage'
import { createClipboard } from '../../clients/createClipboard'
import { createHostOpenLink } from '../../clients/createHostOpenLink'
import { createLogger } from '../../clients/createLogger'
import { createOpenLink } from '../../clients/createOpenLink'
import { createReturnWatcher } from '../../clients/createReturnWatcher'
import { createSecretStore } from '../../clients/createSecretStore'
import { readAppMetadata } from '../../clients/readAppMetadata'
import { readOpenPage } from '../../clients/readOpenPage'
import { createShareText } from '../../clients/createShareText'
import { readPageFacts } from '../../clients/readPageFacts'
import { createVisibility } from '../../clients/createVisibility'
import { delay } from '../../clients/delay'
import type { Network } from '../../domain/network'
import { getRpcUrls } from '../../domain/getRpcUrls'
import { selectPreferredAccountType } from '../../core/account/preferredAccountTypes'
import { selectLastCaipNetworkIdByNamespace, selectNetworks } from '../../core/network/networkSlice'
import { selectOptions } from '../../core/options/optionsSlice'
import { selectLocale } from '../../core/theme/themeSlice'
import type { Namespace } from '../../lib/address/caip'
import { createLazy } from '../../lib/async/createLazy'
import { readPlatform } from '../../lib/links/platform'
import type { Deps } from '../../ports/deps'
import { createChainRegistry } from './chains/createChainRegistry'
import { createHttpOnDemand } from './createHttpOnDemand'
import { createEmbeddedAccess } from './chains/createEmbeddedAccess'
import { createWalletConnectAccess } from './chains/createWalletConnectAccess'
import { splitAdapters } from './chains/splitAdapters'
import type { BitcoinHandover } from '../../domain/payment/bitcoinTransfer'
import type { Runtime } from './Runtime'

/** Creates the services of one store from its options and page. Tests pass replacements. */
export function createDeps(
  source: Pick<Runtime, 'options' | 'store' | 'key'> & Partial<Pick<Runtime, 'observe'>>,
  given: Partial<Deps> = {},
  /** Aborts on the next time travel, and when the modal is disposed of. */
  untilHalted?: () => AbortSignal,
): Deps {
  const page = globalThis.window as Window | undefined
  const { options, store, observe } = source
  const { imageHosts } = options
  const now = () => Date.now()
  const state = () => source.store.getState()
  const storage =
    options.storage === null ? undefined : (options.storage ?? createBrowserStorage(page))
  const rpcUrls = (network: Network) => getRpcUrls(network, selectOptions(state()))
  const {
    families,
    walletConnect: descriptor,
    embedded: frame,
    watchOnly,
  } = splitAdapters(options.adapters)
  // Warnings are meant for the developers of the page.
  const level = selectOptions(state()).isDebug ? 'warn' : 'error'
  const logger = given.logger ?? createLogger({ level })
  const networks = () => selectNetworks(state())
  const metadata = () => selectOptions(state()).metadata ?? readAppMetadata(page?.document)
  const walletConnect = descriptor && {
    descriptor,
    access: createWalletConnectAccess(descriptor, {
      window: page,
      projectId: options.projectId,
      relayUrl: selectOptions(state()).urls.relay,
      metadata,
      networks,
      hasAdapterOver: (namespace: Namespace) =>
        families.some(family => family.namespace === namespace && family.loadOver),
      rpcUrls,
      imageHosts,
      storage,
      logger,
      now,
      delay,
    }),
  }
  const embedded = frame && {
    descriptor: frame,
    access: createEmbeddedAccess(frame, {
      window: page,
      projectId: options.projectId,
      sdkVersion: selectOptions(state()).sdkVersion,
      metadata,
      networks,
      rpcUrls,
      preferredAccountType: (namespace: Namespace) =>
        selectPreferredAccountType(state(), namespace),
      locale: () => selectLocale(state()),
      storage,
      logger,
      now,
      delay,
      async canReach(origin, signal) {
        const { canReach } = await import('../../clients/canReach')
        return page ? canReach(page, origin, signal) : true
      },
    }),
  }
  const http =
    given.http ??
    createHttpOnDemand(async () => {
      const { createPatientHttpClient } = await import('../../clients/createPatientHttpClient')
      return createPatientHttpClient()
    })
  return {
    key: source.key,
    chains: createChainRegistry(
      families,
      {
        window: page,
        networks,
        rpcUrls,
        wantedNetwork: (namespace: Namespace) =>
          selectLastCaipNetworkIdByNamespace(state(), namespace),
        ...(observe &&
          untilHalted && {
            async reviewTransfer(handover: BitcoinHandover) {
              const signal = untilHalted()
              const { requestTransferReview } = await import('./requestTransferReview')
              return requestTransferReview({ store, observe }, handover, signal)
            },
          }),
        delay,
        http,
        options: { injected: true, announced: true },
      },
      walletConnect,
      embedded,
      watchOnly,
    ),
    walletConnect: walletConnect?.access ?? null,
    embedded: embedded?.access ?? null,
    siwx: options.siwx ?? options.siweConfig,
    imageHosts,
    host: options,
    http,
    cache: createLazy(async () => {
      const { createTtlCache } = await import('../../clients/createTtlCache')
      return createTtlCache(storage, now)
    }).load,
    storage,
    secrets: createSecretStore(),
    clipboard: createClipboard(page),
    shareText: createShareText(page),
    openLink: createOpenLink(page),
    openHostLink: createHostOpenLink(page),
    logger,
    async statisticsPage() {
      const { createStatisticsPage } = await import('../../clients/createStatisticsPage')
      return createStatisticsPage(page)
    },
    readAppMetadata: () => readAppMetadata(page?.document),
    isPageHidden: createVisibility(page?.document).isHidden,
    watchReturn: createReturnWatcher(page),
    readOpenPage: () => readOpenPage(page),
    readPlatform: () => readPlatform(readPageFacts(page)),
    now,
    ...given,
  }
}
