import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type { EmbeddedTheme } from '../../../ports/embedded'
import { forever, quietly, type PagePorts, type Tell } from '../clientState'
import type { LoginRecord } from '../login/createLoginRecord'
import type { Frame } from './Frame'

export interface Introduction {
  /** Said to every document in the frame before anything else. */
  introduce(): void
  /** Kept for the documents to come, and said to the one that is here. */
  syncTheme(theme: EmbeddedTheme): void
  /** BCP 47, for the address of the next document. */
  langOfAddress(): string | undefined
  /** Tells the document that is here what the visitor reads by now, where it was told something else. */
  syncLanguage(): void
  /** The networks that the site has smart accounts on, as it said last. */
  smartAccountNetworks(): readonly CaipNetworkId[]
}

/** Tells the site who the page is and how it looks, and asks where it has smart accounts. */
export function createIntroduction({
  ports,
  frame,
  record,
  tell,
}: {
  readonly ports: PagePorts
  readonly frame: Pick<Frame, 'ask' | 'element'>
  readonly record: LoginRecord
  readonly tell: Tell
}): Introduction {
  let theme: EmbeddedTheme | null = null
  /** What the address of the frame says, and what its document was told last. */
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
    quietly(frame.ask('SYNC_THEME', { lang }, forever()))
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
      quietly(frame.ask('SYNC_DAPP_DATA', data, forever()))
      told = inAddress
      syncLanguage()
      if (theme) quietly(frame.ask('SYNC_THEME', theme, forever()))
      quietly(
        frame.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, forever()).then(
          ({ smartAccountEnabledNetworks }) => noteSmartAccounts(smartAccountEnabledNetworks),
          () => noteSmartAccounts([]),
        ),
      )
    },
    syncTheme(next) {
      theme = next
      if (frame.element()) quietly(frame.ask('SYNC_THEME', next, forever()))
    },
    smartAccountNetworks: () => smartAccountNetworks,
  }
}
