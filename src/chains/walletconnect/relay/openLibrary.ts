import { ModalError } from '../../../domain/ModalError'
import type { AppMetadata } from '../../../domain/options'
import type { WalletConnectPorts } from '../../../ports/walletConnect'
import { attestOrigin } from '../pairing/attestOrigin'
import { createWalletConnectStorage, type WalletConnectStorage } from './createWalletConnectStorage'
import { forgetOffline } from '../session/forgetOffline'
import { dropLastWords } from './dropLastWords'
import { importLibrary, type FetchLibrary } from './importLibrary'
import { serialiseConnect } from './serialiseConnect'
import type { WalletConnectLibrary } from './WalletConnectLibrary'
import { silentLogger } from './silentLogger'
import { isCore, stopCore } from './stopCore'
import { takeFailures } from './takeFailures'
import { tellVersion } from './tellVersion'
import { workOffOnce } from '../session/workOffOnce'
import { parseUrl } from '../../../lib/links/parseUrl'

/** The library, and what of it outlives the page. */
export interface OpenedLibrary {
  readonly library: WalletConnectLibrary
  readonly storage: Pick<WalletConnectStorage, 'isKept' | 'keep' | 'forget'>
}

/** Starts the library for one relay. Nothing of it is fetched before. */
export type OpenLibrary = (relayUrl: string) => Promise<OpenedLibrary>

/** Distinct among all instances of a page, of which several may stand. */
let instances = 0

/**
 * Fetches the WalletConnect library and starts it with our storage, silent, without telemetry. A record it stumbles over costs
 * all records, not the visit (P28).
 *
 * @throws {ModalError} `CODE_NOT_LOADED` when its code cannot be fetched, `PEER_MISSING` when the page was built without it.
 */
export async function openLibrary(
  ports: WalletConnectPorts,
  relayUrl: string,
  attestedBy: string | boolean,
  fetchLibrary: FetchLibrary,
): Promise<OpenedLibrary> {
  const { UniversalProvider } = await importLibrary(fetchLibrary).catch(notLoaded)
  const instance = `rwm${(instances += 1)}`
  const storage = createWalletConnectStorage(ports.storage, instance)
  const start = async () => {
    const logger = silentLogger()
    const options = {
      projectId: ports.projectId,
      relayUrl,
      metadata: metadataOf(ports),
      customStoragePrefix: instance,
      storage,
      telemetryEnabled: false,
      disableProviderPing: true,
    }
    try {
      const library = await UniversalProvider.init({ ...options, logger })
      attestOrigin(library, attestedBy)
      serialiseConnect(library)
      forgetOffline(library)
      dropLastWords(library)
      workOffOnce(library)
      takeFailures(library, ports.window)
      tellVersion(library, ports.logger)
      return library
    } catch (thrown) {
      endHalfStarted(instance)
      throw thrown
    } finally {
      leaveNoGlobal(instance)
    }
  }
  try {
    return { library: await start(), storage }
  } catch {
    storage.forget()
    return { library: await start(), storage }
  }
}

/** Empty fields are what the library itself falls back to. */
function metadataOf({ metadata, window }: WalletConnectPorts) {
  const given: AppMetadata = metadata() ?? { name: '', description: '', url: '', icons: [''] }
  const origin = window?.location.origin
  const isElsewhere = origin !== undefined && hostOf(given.url) !== hostOf(origin)
  return { ...given, url: isElsewhere ? origin : given.url, icons: [...given.icons] }
}

const hostOf = (url: string) => parseUrl(url)?.host ?? null

const globalOf = (instance: string) => `_walletConnectCore_${instance}`

/** What stumbled while it began has a line already, and would keep it for as long as the page lives. */
function endHalfStarted(instance: string) {
  const core: unknown = Reflect.get(globalThis, globalOf(instance))
  if (isCore(core)) stopCore(core)
}

/** The library notes every instance on the global object to warn of a second one; ours are meant to be several. */
function leaveNoGlobal(instance: string) {
  for (const name of [globalOf(instance), `${globalOf(instance)}_count`]) {
    Reflect.deleteProperty(globalThis, name)
  }
}

const LIBRARY = '@walletconnect/universal-provider'
/** The version that the project is tested with, which a test compares. */
const INSTALLED_BY = `${LIBRARY}@2.21.8`
/** Who does not know a package says its name in quotes; of a file that did not come there is an address. */
const MISSING = new RegExp(`["']${LIBRARY}["']`)

function notLoaded(cause: unknown): never {
  throw MISSING.test(String(cause))
    ? new ModalError('PEER_MISSING', INSTALLED_BY, { cause })
    : new ModalError('CODE_NOT_LOADED', LIBRARY, { cause })
}
