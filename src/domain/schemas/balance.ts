import * as v from 'valibot'
import type { CaipNetworkId } from '../../lib/address/caip'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { truncateAddress } from '../../lib/text/truncate'
import { isPlausibleRow } from '../nativeCoin'
import type { NativeCurrency } from '../network'
import type { TokenBalance } from '../token'
import { decimalsText, decimalText, money } from './amounts'
import { caipAddress, caipNetworkId } from './caipIds'
import { createNameSchema } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

/** A placeholder for native coins without a contract; a transfer there would move nothing. */
const NATIVE_PLACEHOLDER = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const SYMBOL_LENGTH = 24

const wireBalance = (imageHosts: readonly string[]) =>
  v.object({
    name: createNameSchema(),
    symbol: createNameSchema(SYMBOL_LENGTH),
    chainId: maybe(caipNetworkId),
    address: maybe(caipAddress),
    value: maybe(money),
    price: maybe(money),
    quantity: v.object({ decimals: decimalsText, numeric: decimalText }),
    iconUrl: imageFrom(imageHosts),
  })

interface Row {
  readonly token: TokenBalance
  /** Whether its name or symbol contains a web address. */
  readonly isAdvert: boolean
}

function createBalanceRowSchema(
  defaultChainId: CaipNetworkId | undefined,
  imageHosts: readonly string[],
) {
  return v.pipe(
    wireBalance(imageHosts),
    v.rawTransform<v.InferOutput<ReturnType<typeof wireBalance>>, Row>(
      ({ dataset: { value: balance }, addIssue, NEVER }) => {
        const token = balance.address && parseCaipAddress(balance.address)
        const chainId = balance.chainId ?? token?.caipNetworkId ?? defaultChainId
        if (chainId === undefined || (token && token.caipNetworkId !== chainId)) {
          addIssue({ message: 'The token and its network do not belong together' })
          return NEVER
        }
        const address =
          token?.address.toLowerCase() === NATIVE_PLACEHOLDER ? undefined : balance.address
        const { name, symbol, quantity } = balance
        if (name !== null && symbol !== null) {
          return { token: present({ ...balance, name, symbol, chainId, address }), isAdvert: false }
        }
        // Shown by its contract alone, without the image and price, which would lend it
        // credibility.
        const short =
          token && address !== undefined ? truncateAddress(token.address) : (symbol ?? '')
        const shown = { name: short, symbol: short, chainId, address, quantity }
        return { token: present(shown), isAdvert: true }
      },
    ),
  )
}

/**
 * `GET /v1/account/{address}/balance`. A row without a network belongs to the requested one; one
 * without a contract must be that network's coin. Tokens that advertise come last.
 */
export const balanceSchema = (
  chainId: CaipNetworkId | undefined,
  coin: NativeCurrency,
  imageHosts: readonly string[],
) =>
  v.object({
    balances: v.pipe(
      createRowsSchema(createBalanceRowSchema(chainId, imageHosts)),
      v.transform(rows => {
        const plausible = rows.filter(({ token }) => isPlausibleRow(token, coin))
        return [false, true].flatMap(isLast =>
          plausible.filter(({ isAdvert }) => isAdvert === isLast).map(({ token }) => token),
        )
      }),
    ),
  })

export type BalanceAnswer = v.InferOutput<ReturnType<typeof balanceSchema>>
