import * as v from 'valibot'
import type { CaipNetworkId } from '../../lib/address/caip'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { isPlausibleRow } from '../nativeCoin'
import type { NativeCurrency } from '../network'
import type { TokenBalance } from '../token'
import { decimalsText, decimalText, money } from './amounts'
import { caipAddress, caipNetworkId } from './caipIds'
import { cleanText } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { rowsOf } from './rowsOf'

/** Some services name the native coin by an address no contract has; a transfer there would move nothing. */
const NATIVE_STAND_IN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const SYMBOL_LENGTH = 24

const wireBalance = (imageHosts: readonly string[]) =>
  v.object({
    name: cleanText(),
    symbol: cleanText(SYMBOL_LENGTH),
    chainId: maybe(caipNetworkId),
    address: maybe(caipAddress),
    value: maybe(money),
    price: maybe(money),
    quantity: v.object({ decimals: decimalsText, numeric: decimalText }),
    iconUrl: imageFrom(imageHosts),
  })

function balanceOf(defaultChainId: CaipNetworkId | undefined, imageHosts: readonly string[]) {
  return v.pipe(
    wireBalance(imageHosts),
    v.rawTransform<v.InferOutput<ReturnType<typeof wireBalance>>, TokenBalance>(
      ({ dataset: { value: balance }, addIssue, NEVER }) => {
        const token = balance.address && parseCaipAddress(balance.address)
        const chainId = balance.chainId ?? token?.caipNetworkId ?? defaultChainId
        if (chainId === undefined || (token && token.caipNetworkId !== chainId)) {
          addIssue({ message: 'The token and its network do not belong together' })
          return NEVER
        }
        const address =
          token?.address.toLowerCase() === NATIVE_STAND_IN ? undefined : balance.address
        return present({ ...balance, chainId, address })
      },
    ),
  )
}

/**
 * `GET /v1/account/{address}/balance`. A row without a network belongs to the one that was asked for; one without a
 * contract that is not that network's coin is left out.
 */
export const balanceSchema = (
  chainId: CaipNetworkId | undefined,
  coin: NativeCurrency,
  imageHosts: readonly string[],
) =>
  v.object({
    balances: v.pipe(
      rowsOf(balanceOf(chainId, imageHosts)),
      v.transform(rows => rows.filter(row => isPlausibleRow(row, coin))),
    ),
  })

export type BalanceAnswer = v.InferOutput<ReturnType<typeof balanceSchema>>
