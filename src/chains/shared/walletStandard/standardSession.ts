import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { believeEmpty } from '../believeEmpty'
import { raceAbort } from '../raceAbort'
import { readField } from '../readField'
import type { StandardFamily, StandardWallet } from './captureStandardWallet'
import { readStandardAccounts, type StandardAccount } from './readStandardAccounts'

const CONNECT = 'standard:connect'
const DISCONNECT = 'standard:disconnect'

/** How a wallet is asked for its accounts. */
export interface StandardQuestion {
  /** `standard:connect` unless the family has one of its own. */
  readonly feature?: string
  /** Asks nobody: only what is shared already counts. */
  readonly isSilent?: boolean
  /** What the family's own feature wants to know besides. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** The accounts a wallet shares when it is asked; empty when it shares none. */
export async function requestStandardAccounts(
  wallet: StandardWallet,
  { prefix, isAddress }: StandardFamily,
  { feature = CONNECT, isSilent = false, input }: StandardQuestion,
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

/** Reports the accounts a wallet shares each time it says so, and once that it shares none any more. */
export function watchStandardAccounts(
  wallet: StandardWallet,
  { prefix, isAddress }: StandardFamily,
  delay: ChainAdapterPorts['delay'],
  onChange: (accounts: readonly StandardAccount[]) => void,
): () => void {
  let isWatching = true
  const empty = believeEmpty(delay, () => {
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

/** Leaves the wallet where it can be left. Never fails: leaving must always work (P13). */
export async function disconnectStandard(
  wallet: StandardWallet,
  signal: AbortSignal,
): Promise<void> {
  if (!wallet.has(DISCONNECT)) return
  try {
    await raceAbort(() => wallet.call(DISCONNECT), signal)
  } catch {
    return // some wallets refuse, and some never answer
  }
}
