import { ModalError } from '../../../domain/ModalError'
import type { AppMetadata } from '../../../domain/options'
import type { WalletConnectPorts } from '../../../ports/walletConnect'
import { attestOrigin, type Attestation } from '../pairing/attestOrigin'
import { createWalletConnectStorage, type WalletConnectStorage } from './createWalletConnectStorage'
import { ignoreUnsubscribeFailures } from '../session/ignoreUnsubscribeFailures'
import { dropMessagesOnClose } from './dropMessagesOnClose'
import { importLibrary, type FetchLibrary } from './importLibrary'
import { serialiseConnect } from './serialiseConnect'
import type { WalletConnectLibrary } from './WalletConnectLibrary'
import { createSilentLogger } from './createSilentLogger'
import { isCore, stopCore } from './stopCore'
import { suppressConnectionFailures } from './suppressConnectionFailures'
import { warnAboutVersion } from './warnAboutVersion'
import { processMessagesOnce } from '../session/processMessagesOnce'
import { parseUrl } from '../../../lib/links/parseUrl'

/** The library and the control over its stored records. */
export interface OpenedLibrary {
  readonly library: WalletConnectLibrary
  readonly storage: Pick<WalletConnectStorage, 'isKept' | 'keep' | 'forget'>
  /** Absent for a library of the host. */
  readonly attestation?: Attestation
}

/** Loads the library, if needed, and starts it for one relay. */
export type OpenLibrary = (relayUrl: string) => Promise<OpenedLibrary>

/** Makes the storage prefix unique among all instances of the page. */
let instances = 0

/**
 * Starts the WalletConnect library with our storage, no logging and no telemetry. If a stored
 * record makes it fail, drops all records and starts again (P28).
 *
 * @throws {ModalError} `CODE_NOT_LOADED` when the chunk cannot be loaded, `PEER_MISSING` when the
 * page was built without the package.
 */
export async function openLibrary(
  ports: WalletConnectPorts,
  relayUrl: string,
  attestedBy: string | boolean,
  fetchLibrary: FetchLibrary,
): Promise<OpenedLibrary> {
  const { UniversalProvider } = await importLibrary(fetchLibrary).catch(throwLoadError)
  const instance = `rwm${(instances += 1)}`
  const storage = createWalletConnectStorage(ports.storage, instance)
  const start = async () => {
    const logger = createSilentLogger()
    const options = {
      projectId: ports.projectId,
      relayUrl,
      metadata: getMetadata(ports),
      customStoragePrefix: instance,
      storage,
      telemetryEnabled: false,
      disableProviderPing: true,
    }
    try {
      const library = await UniversalProvider.init({ ...options, logger })
      const attestation = attestOrigin(library, attestedBy, ports.delay)
      serialiseConnect(library)
      ignoreUnsubscribeFailures(library)
      dropMessagesOnClose(library)
      processMessagesOnce(library)
      suppressConnectionFailures(library, ports.window)
      warnAboutVersion(library, ports.logger)
      return { library, storage, attestation }
    } catch (thrown) {
      stopFailedCore(instance)
      throw thrown
    } finally {
      removeGlobals(instance)
    }
  }
  try {
    return await start()
  } catch {
    storage.forget()
    return start()
  }
}

/** Empty fields match the library's own defaults. */
function getMetadata({ metadata, window }: WalletConnectPorts) {
  const given: AppMetadata = metadata() ?? { name: '', description: '', url: '', icons: [''] }
  const origin = window?.location.origin
  const isElsewhere = origin !== undefined && getHost(given.url) !== getHost(origin)
  return { ...given, url: isElsewhere ? origin : given.url, icons: [...given.icons] }
}

const getHost = (url: string) => parseUrl(url)?.host ?? null

const getGlobalName = (instance: string) => `_walletConnectCore_${instance}`

/** A failed start may leave an open relay connection behind for the life of the page. */
function stopFailedCore(instance: string) {
  const core: unknown = Reflect.get(globalThis, getGlobalName(instance))
  if (isCore(core)) stopCore(core)
}

/** The library notes every instance on the global object to warn of duplicates. */
function removeGlobals(instance: string) {
  for (const name of [getGlobalName(instance), `${getGlobalName(instance)}_count`]) {
    Reflect.deleteProperty(globalThis, name)
  }
}

const LIBRARY = '@walletconnect/universal-provider'
/** The tested version; a test compares it with the installed one. */
const INSTALLED_BY = `${LIBRARY}@2.21.8`
/** Errors for an unresolved package quote its name; those for a failed chunk contain a URL. */
const MISSING = new RegExp(`["']${LIBRARY}["']`)

function throwLoadError(cause: unknown): never {
  throw MISSING.test(String(cause))
    ? new ModalError('PEER_MISSING', INSTALLED_BY, { cause })
    : new ModalError('CODE_NOT_LOADED', LIBRARY, { cause })
}
