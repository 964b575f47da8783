// @ts-check
import { FAMILIES } from './families.js'

/**
 * Returns the granted namespaces: the requested ones that the wallet supports and the answer
 * allows.
 *
 * @param {object} given
 * @param {import('@walletconnect/types').ProposalTypes.Struct} given.proposal
 * @param {import('./types.js').PocketAnswer} given.choice
 * @param {import('./createPocketChains.js').PocketChains} given.chains
 * @param {(chainId: string) => string[]} given.accountsOn addresses to share
 * @returns {import('@walletconnect/types').SessionTypes.Namespaces} empty when nothing is left
 */
export function approveNamespaces({ proposal, choice, chains, accountsOn }) {
  /** @type {import('@walletconnect/types').SessionTypes.Namespaces} */
  const granted = {}
  for (const family of /** @type {import('./families.js').Family[]} */ (Object.keys(FAMILIES))) {
    if (choice.namespaces && !choice.namespaces.includes(family)) continue
    const asked = [proposal.requiredNamespaces, proposal.optionalNamespaces].flatMap(all =>
      Object.entries(all ?? {}).flatMap(([key, one]) => {
        if (key.split(':')[0] !== family) return []
        return { ...one, chains: one.chains ?? (key.includes(':') ? [key] : []) }
      }),
    )
    const known = chains.of(family)
    const shared = unique(asked.flatMap(one => one.chains)).filter(
      chain => known.includes(chain) && (choice.chains?.includes(chain) ?? true),
    )
    if (shared.length === 0) continue
    granted[family] = {
      chains: shared,
      accounts: shared.flatMap(chain => accountsOn(chain).map(address => `${chain}:${address}`)),
      methods: unique(asked.flatMap(one => one.methods)).filter(
        method =>
          /** @type {readonly string[]} */ (FAMILIES[family].methods).includes(method) &&
          (choice.methods?.includes(method) ?? true),
      ),
      events: unique(asked.flatMap(one => one.events)),
    }
  }
  return granted
}

/** @param {readonly string[]} list */
const unique = list => [...new Set(list)]
