import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type { EmbeddedTheme } from '../../../ports/embedded'
import { createEndlessSignal, ignoreFailure, type PagePorts, type Notify } from '../clientState'
import type { LoginRecord } from '../login/createLoginRecord'
import type { Frame } from './Frame'

export interface PageSync {
  /** Sent to every new document first. */
  introduce(): void
  /** Stored for later documents, and sent to the current one. */
  syncTheme(theme: EmbeddedTheme): void
  /** BCP 47 language for the next document's URL. */
  langOfAddress(): string | undefined
  /** Sends the modal's language to the current document if it has changed. */
  syncLanguage(): void
  /** Returns the networks with smart accounts, as last reported by the site. */
  smartAccountNetworks(): readonly CaipNetworkId[]
}

/** Sends page metadata, theme and language to the site, and requests its smart account networks. */
export function createPageSync({
  ports,
  frame,
  record,
  tell,
}: {
  readonly ports: PagePorts
  readonly frame: Pick<Frame, 'ask' | 'element'>
  readonly record: LoginRecord
  readonly tell: Notify
}): PageSync {
  let theme: EmbeddedTheme | null = null
  /** The language in the frame's URL, and the one last sent to its document. */
  let [inAddress, told]: (string | undefined)[] = []
  let smartAccountNetworks: readonly CaipNetworkId[] = []

  function noteSmartAccounts(chainIds: readonly number[]) {
    record.smartAccountNetworks(chainIds)
    smartAccountNetworks = chainIds
      .filter(id => Number.isSafeInteger(id) && id > 0)
      .map(id => toCaipNetworkId(DEFAULT_NAMESPACE, id))
    tell({ kind: 'smartAccountNetworks', networks: smartAccountNetworks })
  }

  function syncLanguage() {
    const lang = ports.locale?.()
    if (lang === told || !lang || !frame.element()) return
    told = lang
    ignoreFailure(frame.ask('SYNC_THEME', { lang }, createEndlessSignal()))
  }

  return {
    langOfAddress: () => (inAddress = told = ports.locale?.()),
    syncLanguage,
    introduce() {
      const { projectId, sdkVersion } = ports
      const { name, description, url, icons } = ports.metadata() ?? {}
      const metadata =
        name === undefined
          ? undefined
          : { name, description: description ?? '', url: url ?? '', icons: [...(icons ?? [])] }
      const data = { projectId, sdkVersion, sdkType: 'appkit', ...(metadata && { metadata }) }
      ignoreFailure(frame.ask('SYNC_DAPP_DATA', data, createEndlessSignal()))
      told = inAddress
      syncLanguage()
      if (theme) ignoreFailure(frame.ask('SYNC_THEME', theme, createEndlessSignal()))
      ignoreFailure(
        frame.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, createEndlessSignal()).then(
          ({ smartAccountEnabledNetworks }) => noteSmartAccounts(smartAccountEnabledNetworks),
          () => noteSmartAccounts([]),
        ),
      )
    },
    syncTheme(next) {
      theme = next
      if (frame.element()) ignoreFailure(frame.ask('SYNC_THEME', next, createEndlessSignal()))
    },
    smartAccountNetworks: () => smartAccountNetworks,
  }
}
