import { hydrated, storeReady } from '../../events/lifecycleEvents'
import { networksConfigured } from '../../core/network/networkSlice'
import { optionsGiven } from '../../core/options/optionsSlice'
import {
  localeChosen,
  themeGiven,
  themeModeChosen,
  themeVariablesGiven,
} from '../../core/theme/themeSlice'
import { hasKeptPairing } from '../../lib/links/keptPairing'
import { isSocialPending } from '../../lib/links/pendingSocial'
import type { KeyValueStorage } from '../../ports/browser'
import { readStoredSession, storagePrefix } from '../../store/persistence/readStoredSession'
import { readOptions } from '../host/readOptions'
import { startLanguage } from './startLanguage'
import type { Overrides, Runtime } from './Runtime'
import { whenIdle } from './whenIdle'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const ignore = () => undefined

function getLocalStorage(page: Window | undefined): KeyValueStorage | undefined {
  try {
    return page?.localStorage
  } catch {
    // a sandboxed frame or blocked cookies: nothing is stored, everything else works
    return undefined
  }
}

/**
 * Initializes a modal in its page: the options become state, then storage is read and a stored
 * session is restored; then writes of other tabs are handled. Returns the teardown.
 */
export function startInPage(
  runtime: Runtime,
  { isStateGiven = false, createEngine }: Overrides,
  inTurn = (restore: () => void) => restore(),
): () => void {
  const { key, options, engine } = runtime
  const { dispatch, getState } = runtime.store
  const page = typeof window === 'undefined' ? undefined : window
  const storage = options.storage === null ? undefined : (options.storage ?? getLocalStorage(page))
  const prefix = storagePrefix(key)
  const readSession = () => readStoredSession(storage, prefix)

  if (!isStateGiven) {
    const given = readOptions(options)
    dispatch(optionsGiven(given.options))
    dispatch(networksConfigured({ networks: given.networks, defaultId: given.defaultId }))
    if (options.themeMode) dispatch(themeModeChosen(options.themeMode))
    if (options.theme) dispatch(themeGiven(options.theme))
    if (options.themeVariables) dispatch(themeVariablesGiven({ ...options.themeVariables }))
    if (options.locale) dispatch(localeChosen(options.locale))
    const fields = readSession()
    if (Object.keys(fields).length > 0) dispatch(hydrated(fields))
    const isSessionStored = Object.keys(getState().connections.storedConnectorIds).length > 0
    const isRestoring = isSessionStored || hasKeptPairing(storage) || isSocialPending(storage)
    if (page && isRestoring) inTurn(() => dispatch(storeReady()))
    if (page && !createEngine) {
      // Fetched in parallel with the engine, which needs it.
      if (isRestoring) import('../../core/connections/chunk').catch(ignore)
      if (getState().options.preload === 'idle')
        whenIdle(page, () => {
          import('./preload').then(({ preloadPage }) => preloadPage(runtime)).catch(ignore)
        })
    }
  }

  const onStorage = (event: StorageEvent) => {
    const started = engine()
    if (started) {
      started.onStorage(event)
      return
    }
    // Another tab connected a wallet before the engine has loaded here.
    const isSession = event.key?.startsWith(`${prefix}@`) && event.key.endsWith('connector_id')
    if (!event.newValue || !isSession) return
    dispatch(hydrated(readSession()))
    if (options.enableReconnect !== false) dispatch(storeReady())
  }
  page?.addEventListener('storage', onStorage)
  const ends = [() => page?.removeEventListener('storage', onStorage)]
  if (page && !isStateGiven && !options.locale) ends.push(startLanguage(runtime, page))
  const { darkModeSelector, theme, themeVariables, messages } = options
  const isLikePage = darkModeSelector ?? /var\(/.test(JSON.stringify([theme, themeVariables]))
  if (page && isLikePage) {
    import('./syncPageTheme')
      .then(({ syncPageTheme }) => {
        if (ends.length > 0) ends.push(syncPageTheme(runtime, options, page))
      })
      .catch(ignore)
  }
  if (process.env.NODE_ENV !== 'production' && page && messages) {
    import('./reportMessages').then(({ reportMessages }) => reportMessages(messages)).catch(ignore)
  }
  return () => {
    for (const end of ends.splice(0)) end()
  }
}
