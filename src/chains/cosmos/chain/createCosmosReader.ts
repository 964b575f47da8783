import { ModalError } from '../../../domain/ModalError'
import { formatUnits } from '../../../lib/amount/decimal'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { askNodes } from '../../shared/askNodes'
import type { ReadNativeBalance } from '../../shared/createBalanceClient'
import { readField } from '../../shared/readField'
import { decodeBech32 } from '../address/bech32'
import { getChainFacts } from '../chainFacts'
import type { CosmosOptions } from '../CosmosOptions'

const AMOUNT = /^\d{1,78}$/
const ENDPOINT = 'cosmos/bank/v1beta1/balances'

/** Creates a reader that gets balances from the host's REST URLs. */
export function createCosmosReader(
  ports: ChainAdapterPorts,
  options: CosmosOptions,
): ReadNativeBalance {
  return async (address, network, signal) => {
    const facts = getChainFacts(network, options)
    const account = decodeBech32(address)
    if (!facts) {
      throw new ModalError('BALANCE_UNAVAILABLE', `chains says nothing of ${network.reference}`)
    }
    // The account's address on another network cannot be derived here.
    if (!account?.isChecked || account.prefix !== facts.bech32Prefix) {
      throw new ModalError('BALANCE_UNAVAILABLE', `No address of ${network.reference}: ${address}`)
    }
    const units = await askNodes(ports, network, signal, async baseUrl => {
      const path = `${ENDPOINT}/${account.address}/by_denom`
      const { denom } = facts
      const request = { endpoint: ENDPOINT, baseUrl, path, params: { denom } }
      const outcome = await ports.http.send(request, signal)
      if (!outcome.ok) throw new Error(outcome.failure.message)
      return readAmount(outcome.data, denom)
    })
    return formatUnits(units, network.nativeCurrency.decimals)
  }
}

/** @throws {Error} for anything but an amount of that coin */
function readAmount(answer: unknown, denom: string): bigint {
  const balance = readField(answer, 'balance')
  const amount = readField(balance, 'amount')
  if (readField(balance, 'denom') === denom && typeof amount === 'string' && AMOUNT.test(amount)) {
    return BigInt(amount)
  }
  throw new Error('The node does not answer as a node does')
}
