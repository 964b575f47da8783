import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { debounceEmptyAccounts } from '../debounceEmptyAccounts'
import { raceAbort } from '../raceAbort'
import { readField } from '../readField'
import type { StandardFamily, StandardWallet } from './captureStandardWallet'
import { readStandardAccounts, type StandardAccount } from './readStandardAccounts'

const CONNECT = 'standard:connect'
const DISCONNECT = 'standard:disconnect'

/** How to request a wallet's accounts. */
export interface StandardConnectOptions {
  /** `standard:connect` unless the family has its own feature. */
  readonly feature?: string
  /** No prompt: returns only accounts already shared. */
  readonly isSilent?: boolean
  /** Further input of the family's own feature. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** Requests a wallet's accounts; empty if it shares none. */
export async function requestStandardAccounts(
  wallet: StandardWallet,
  { prefix, isAddress }: StandardFamily,
  { feature = CONNECT, isSilent = false, input }: StandardConnectOptions,
  signal: AbortSignal,
): Promise<readonly StandardAccount[]> {
  const question = { ...input, ...(isSilent && { silent: true }) }
  const hasInput = Object.keys(question).length > 0
  const answer = await raceAbort(
    () => wallet.call(feature, ...(hasInput ? [question] : [])),
    signal,
  )
  return readStandardAccounts(readField(answer, 'accounts'), prefix, isAddress)
}

/** Reports the shared accounts on each change; an empty list only once it is stable. */
export function watchStandardAccounts(
  wallet: StandardWallet,
  { prefix, isAddress }: StandardFamily,
  delay: ChainAdapterPorts['delay'],
  onChange: (accounts: readonly StandardAccount[]) => void,
): () => void {
  let isWatching = true
  const empty = debounceEmptyAccounts(delay, () => {
    if (isWatching) onChange([])
  })
  const stop = wallet.listen(properties => {
    const list = readField(properties, 'accounts')
    if (!isWatching || !Array.isArray(list)) return
    const accounts = readStandardAccounts(list, prefix, isAddress)
    if (accounts.length === 0) return empty.seen()
    empty.over()
    onChange(accounts)
  })
  return () => {
    isWatching = false
    empty.over()
    stop()
  }
}

/** Disconnects if supported. Never rejects: disconnecting must always work (P13). */
export async function disconnectStandard(
  wallet: StandardWallet,
  signal: AbortSignal,
): Promise<void> {
  if (!wallet.has(DISCONNECT)) return
  try {
    await raceAbort(() => wallet.call(DISCONNECT), signal)
  } catch {
    return // some wallets reject this, and some never answer
  }
}
