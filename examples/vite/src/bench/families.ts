import type { ChainAdapterDescriptor, NetworkInput } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import {
  sandboxBitcoin,
  sandboxCosmos,
  sandboxOne,
  sandboxPolkadot,
  sandboxSolana,
  sandboxSwap,
  sandboxTwo,
} from '../sandbox'

interface Family {
  readonly adapter: ChainAdapterDescriptor
  readonly networks: readonly NetworkInput[]
}

/**
 * The chain families of this page: `?families=eip155,bip122`, which the sandbox wallet reads as
 * well.
 */
export const FAMILIES: readonly string[] = (
  new URLSearchParams(location.search).get('families') ?? 'eip155'
).split(',')

/** Families other than EVM are loaded only if a test requests them. */
const LOADERS: Readonly<Record<string, () => Promise<Family>>> = {
  solana: async () => {
    const { solana } = await import('redux-wallet-modal/solana')
    return { adapter: solana(), networks: [sandboxSolana] }
  },
  bip122: async () => {
    const { bitcoin } = await import('redux-wallet-modal/bitcoin')
    return { adapter: bitcoin(), networks: [sandboxBitcoin] }
  },
  polkadot: async () => {
    const { polkadot } = await import('redux-wallet-modal/polkadot')
    return { adapter: polkadot(), networks: [sandboxPolkadot] }
  },
  cosmos: async () => {
    const { cosmos } = await import('redux-wallet-modal/cosmos')
    const chains = { [sandboxCosmos.id]: { bech32Prefix: 'sandbox', denom: 'usatm' } }
    return { adapter: cosmos({ chains }), networks: [sandboxCosmos] }
  },
}

/**
 * The EVM networks by `?networks=…`: `one` for the first alone, `swap` for the swap network and the
 * first; both by default.
 */
const EVM_NETWORKS: Readonly<Record<string, readonly NetworkInput[]>> = {
  one: [sandboxOne],
  swap: [sandboxSwap, sandboxOne],
}

export async function loadFamilies(names: readonly string[], wanted: string | null) {
  const networks = EVM_NETWORKS[wanted ?? ''] ?? [sandboxOne, sandboxTwo]
  const evmFamily: readonly Family[] = names.includes('eip155')
    ? [{ adapter: evm(), networks }]
    : []
  const others = await Promise.all(
    names.flatMap(name => {
      const load = LOADERS[name]
      return load ? [load()] : []
    }),
  )
  const families = [...evmFamily, ...others]
  const [first, ...rest] = families.flatMap(family => family.networks)
  if (!first) throw new Error(`There is no chain family among ${names.join(', ')}`)
  const all: readonly [NetworkInput, ...NetworkInput[]] = [first, ...rest]
  return { adapters: families.map(({ adapter }) => adapter), networks: all }
}
