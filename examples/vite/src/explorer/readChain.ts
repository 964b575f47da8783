import { networks } from '../demo/networks'

export interface Place {
  readonly network: (typeof networks)[number]
  readonly kind: string
  readonly id: string
  /** A collectible's id in its contract. */
  readonly number: string | null
}

const idOf = (network: (typeof networks)[number]): string =>
  'caipNetworkId' in network ? network.caipNetworkId : `eip155:${String(network.id)}`

/** Parses `#/eip155:31337/tx/0x…`, which the modal appends to an explorer's URL. */
export function readPlace(hash: string): Place | null {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const [, caipNetworkId, kind = '', id = ''] = path.split('/')
  const number = new URLSearchParams(query).get('a')
  const network = networks.find(each => idOf(each) === caipNetworkId)
  return network ? { network, kind, id: decodeURIComponent(id), number } : null
}

type Facts = Readonly<Record<string, unknown>>

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`)
  return answer.json()
}

async function call(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  return ((await json(url, init)) as { readonly result?: unknown }).result ?? null
}

const coins = (units: unknown, decimals: number, symbol: string): string => {
  const digits = BigInt(String(units))
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const rest = digits.slice(-decimals).replace(/0+$/, '')
  return `${rest === '' ? whole : `${whole}.${rest}`} ${symbol}`
}

const OWNER_OF = '0x6352211e'

/** Reads a collectible's owner: the last twenty bytes of the contract's result. */
async function readOwner(url: string, to: string, number: string): Promise<Facts | null> {
  const data = OWNER_OF + BigInt(number).toString(16).padStart(64, '0')
  const owner = await call(url, 'eth_call', [{ to, data }, 'latest'])
  return typeof owner === 'string' ? { Number: number, Owner: `0x${owner.slice(-40)}` } : null
}

async function readEvm({ network, kind, id, number }: Place, url: string): Promise<Facts | null> {
  const { decimals, symbol } = network.nativeCurrency
  if (kind === 'token') return number === null ? null : readOwner(url, id, number)
  if (kind === 'address') {
    const balance = await call(url, 'eth_getBalance', [id, 'latest'])
    const sent = await call(url, 'eth_getTransactionCount', [id, 'latest'])
    return { Holds: coins(balance, decimals, symbol), Sent: `${String(Number(sent))} transactions` }
  }
  const sent = (await call(url, 'eth_getTransactionByHash', [id])) as Facts | null
  if (!sent) return null
  const receipt = (await call(url, 'eth_getTransactionReceipt', [id])) as Facts | null
  return {
    Status: !receipt ? 'Waiting for a block' : receipt['status'] === '0x1' ? 'Done' : 'Failed',
    Block: receipt ? Number(receipt['blockNumber']) : '–',
    From: sent['from'],
    To: sent['to'] ?? '–',
    Value: coins(sent['value'], decimals, symbol),
    'Gas used': receipt ? Number(receipt['gasUsed']) : '–',
  }
}

async function readSolana({ network, kind, id }: Place, url: string): Promise<Facts | null> {
  const { decimals, symbol } = network.nativeCurrency
  if (kind === 'address') {
    const balance = (await call(url, 'getBalance', [id])) as { readonly value: number }
    return { Holds: coins(balance.value, decimals, symbol) }
  }
  const options = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
  const found = (await call(url, 'getTransaction', [id, options])) as {
    readonly slot: number
    readonly meta: { readonly err: unknown; readonly fee: number }
  } | null
  if (!found) return null
  return {
    Status: found.meta.err === null ? 'Done' : 'Failed',
    Slot: found.slot,
    Fee: coins(found.meta.fee, decimals, symbol),
  }
}

async function readBitcoin({ network, kind, id }: Place, url: string): Promise<Facts | null> {
  const { decimals, symbol } = network.nativeCurrency
  if (kind === 'address') {
    const { chain_stats: stats } = (await json(`${url}/address/${id}`)) as {
      readonly chain_stats: { readonly funded_txo_sum: number; readonly spent_txo_sum: number }
    }
    return { Holds: coins(stats.funded_txo_sum - stats.spent_txo_sum, decimals, symbol) }
  }
  const found = (await json(`${url}/tx/${id}`)) as {
    readonly fee: number
    readonly status: { readonly confirmed: boolean; readonly block_height?: number }
  }
  return {
    Status: found.status.confirmed ? 'Done' : 'Waiting for a block',
    Block: found.status.block_height ?? '–',
    Fee: coins(found.fee, decimals, symbol),
  }
}

async function readCosmos({ network, kind, id }: Place, url: string): Promise<Facts | null> {
  const { decimals, symbol } = network.nativeCurrency
  if (kind !== 'address') return null
  const { balances } = (await json(`${url}/cosmos/bank/v1beta1/balances/${id}`)) as {
    readonly balances: readonly { readonly amount: string }[]
  }
  return { Holds: coins(balances[0]?.amount ?? 0, decimals, symbol) }
}

/** Reads from the chain itself; `null` if the chain has no such item. */
export async function readChain(place: Place): Promise<Facts | null> {
  const [url = ''] = place.network.rpcUrls.default.http
  if (!('caipNetworkId' in place.network)) return readEvm(place, url)
  const { chainNamespace } = place.network
  if (chainNamespace === 'solana') return readSolana(place, url)
  if (chainNamespace === 'bip122') return readBitcoin(place, url)
  if (chainNamespace === 'cosmos') return readCosmos(place, url)
  return null
}
