import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { hasWebAddress } from '../../../lib/text/webAddress'
import { readField } from '../../shared/readField'
import { metadataAccount } from '../address/programAddress'
import type { NodeCommitment } from '../commitment'
import { PROGRAMS } from '../programs'
import { decodeAccount } from './readAccount'
import { readRpcValue, type SolanaRpc } from './createSolanaRpc'

export interface TokenName {
  readonly name: string
  readonly symbol: string
}

interface Token {
  readonly mint: string
  readonly program: string
}

/** Limit of `getMultipleAccounts`. */
const BATCH_SIZE = 100
const MAX_SYMBOL = 16
/** Offset of the name, after type, update authority and mint. */
const NAME_AT = 65

const clean = (value: unknown, max?: number) => {
  if (hasWebAddress(cleanUntrustedText(value, Infinity))) return ''
  return cleanUntrustedText(value, max)
}

/** Returns token names, from the mint or its metadata account; omits tokens without one. */
export async function readTokenNames(
  rpc: SolanaRpc,
  tokens: readonly Token[],
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, TokenName>> {
  const names = new Map<string, TokenName>()
  const own = tokens.filter(({ program }) => program === PROGRAMS.token2022)
  await ask(own, ({ mint }) => mint, 'jsonParsed', readOwnName)
  const others = tokens.filter(({ mint }) => !names.has(mint))
  await ask(others, ({ mint }) => metadataAccount(mint), 'base64', readMetadataName)
  return names

  /** Names are optional, so a failure is ignored. */
  async function ask(
    list: readonly Token[],
    addressOf: (token: Token) => string,
    encoding: string,
    read: (answer: unknown) => TokenName | null,
  ): Promise<void> {
    for (let start = 0; start < list.length; start += BATCH_SIZE) {
      const part = list.slice(start, start + BATCH_SIZE)
      const params = [part.map(addressOf), { encoding, commitment }]
      const answer = await rpc.request('getMultipleAccounts', params, signal).catch(() => null)
      const rows = readRpcValue(answer)
      if (signal.aborted || !Array.isArray(rows)) return
      part.forEach(({ mint }, at) => {
        const name = read(rows[at])
        if (name?.name || name?.symbol) names.set(mint, name)
      })
    }
  }
}

/** Token-2022 mints may contain their name. */
function readOwnName(answer: unknown): TokenName | null {
  const info = readField(readField(readField(answer, 'data'), 'parsed'), 'info')
  const extensions = readField(info, 'extensions')
  if (!Array.isArray(extensions)) return null
  const found: unknown = extensions.find(each => readField(each, 'extension') === 'tokenMetadata')
  const state = readField(found, 'state')
  const name = clean(readField(state, 'name'))
  return { name, symbol: clean(readField(state, 'symbol'), MAX_SYMBOL) }
}

/** The metadata program must own the account; its address proves which token it describes. */
function readMetadataName(answer: unknown): TokenName | null {
  try {
    const account = decodeAccount(answer)
    if (account?.owner !== PROGRAMS.metadata) return null
    const { data } = account
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    let at = NAME_AT
    const text = () => {
      const length = view.getUint32(at, true)
      at += 4 + length
      return new TextDecoder().decode(data.subarray(at - length, at)).replace(/\0+$/, '')
    }
    const name = clean(text())
    return { name, symbol: clean(text(), MAX_SYMBOL) }
  } catch {
    return null // truncated
  }
}
