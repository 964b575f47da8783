import * as v from 'valibot'
import { isAddress, isEqualAddress } from '../../lib/address/address'
import { isCaipNetworkId, parseCaipNetworkId } from '../../lib/address/caip'
import { FAMILY_FACTS } from '../../lib/address/familyFacts'
import { isBurnAddress } from '../../lib/address/isBurnAddress'
import { isDecimal } from '../../lib/amount/decimal'
import type { ErrorCode } from '../errorCatalogue'
import { ModalError } from '../ModalError'
import type { Network } from '../network'
import { getOrderMark } from '../payment/getOrderMark'
import type { PaymentRequest, PayOrder } from '../payment/payOrder'
import { exactName } from './cleanText'
import { parseUrl } from '../../lib/links/parseUrl'

const NATIVE = 'native'
const MAX_DECIMALS = 36
const MAX_DIGITS = 78
const MAX_EXCHANGES = 100
const MAX_LENGTH = 200
const MAX_URL_LENGTH = 2_048
const HOST = /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

const ids = v.pipe(
  v.array(v.pipe(v.string('must be a text'), v.maxLength(MAX_LENGTH)), 'must be a list'),
  v.maxLength(MAX_EXCHANGES, `must not have more than ${MAX_EXCHANGES} entries`),
)

/** Host names as browsers write them: lower case, international ones in their ASCII form. */
const hosts = v.pipe(
  ids,
  v.everyItem(host => HOST.test(host), 'must be names of hosts, such as "pay.example.com"'),
)

const requestSchema = v.strictObject({
  paymentAsset: v.strictObject({
    network: v.string('must be a CAIP-2 id'),
    asset: v.pipe(v.string('must be "native" or an address'), v.maxLength(MAX_LENGTH)),
    metadata: v.strictObject({
      name: exactName(64),
      symbol: exactName(24),
      decimals: v.pipe(
        v.number('must be a number'),
        v.integer('must be a whole number'),
        v.minValue(0, 'must not be negative'),
        v.maxValue(MAX_DECIMALS, `must not be above ${MAX_DECIMALS}`),
      ),
    }),
  }),
  recipient: v.pipe(v.string('must be an address'), v.maxLength(MAX_LENGTH)),
  amount: v.union([v.string(), v.number()], 'must be a decimal text or a number'),
  openInNewTab: v.optional(v.boolean('must be a boolean')),
  redirectUrl: v.optional(v.pipe(v.string('must be a text'), v.maxLength(MAX_URL_LENGTH))),
  payWithExchange: v.optional(
    v.union(
      [
        v.boolean(),
        v.strictObject({
          includeOnly: v.optional(ids),
          exclude: v.optional(ids),
          hosts: v.optional(hosts),
        }),
      ],
      'must be a boolean or { includeOnly, exclude, hosts }',
    ),
  ),
})

const refuse = (code: ErrorCode, detail: string): never => {
  throw new ModalError(code, detail)
}

function readAmount(given: string | number, decimals: number): string {
  const amount = String(given)
  if (!isDecimal(amount) || amount.length > MAX_DIGITS) {
    refuse('INVALID_AMOUNT', `amount is no plain decimal: ${amount.slice(0, MAX_DIGITS)}`)
  }
  const [whole = '', fraction = ''] = amount.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) {
    refuse('INVALID_AMOUNT', `amount has more than ${decimals} decimals: ${amount}`)
  }
  const canonical = whole.replace(/^0+(?=\d)/, '') + (significant === '' ? '' : `.${significant}`)
  if (canonical === '0') refuse('INVALID_AMOUNT', 'amount must be above zero')
  return canonical
}

/** A redirect must be https or within the page's own origin, without credentials. */
function readRedirect(given: string | undefined, page: string | undefined): string | null {
  if (given === undefined) return null
  const url = parseUrl(given, page)
  if (url) {
    const isOwn =
      page !== undefined && /^https?:$/.test(url.protocol) && url.origin === new URL(page).origin
    const isPlain = url.username === '' && url.password === ''
    if (isPlain && (url.protocol === 'https:' || isOwn)) return url.href
  }
  return refuse('INVALID_PAYMENT_CONFIG', 'redirectUrl is neither https nor of this origin')
}

const readChoice = (given: PaymentRequest['payWithExchange'] = true): PayOrder['exchanges'] => {
  if (given === false) return null
  return given === true ? {} : given
}

/**
 * Validates a page's payment request. `page` is the page's own URL.
 *
 * @throws {ModalError} `INVALID_PAYMENT_CONFIG`, `INVALID_CHAIN_NAMESPACE`, `INVALID_ASSET`,
 * `INVALID_RECIPIENT` or `INVALID_AMOUNT`, with what is wrong
 */
export function readPaymentRequest(
  given: unknown,
  id: string,
  networks: readonly Network[],
  page?: string,
): PayOrder {
  const result = v.safeParse(requestSchema, given)
  if (!result.success) {
    const [issue] = result.issues
    return refuse('INVALID_PAYMENT_CONFIG', `${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
  }
  const { paymentAsset, recipient, amount, openInNewTab, redirectUrl, payWithExchange } =
    result.output
  const { network: caipNetworkId, asset, metadata } = paymentAsset
  if (!isCaipNetworkId(caipNetworkId)) {
    return refuse('INVALID_PAYMENT_CONFIG', `network is no CAIP-2 id: ${caipNetworkId}`)
  }
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (!FAMILY_FACTS[namespace]) refuse('INVALID_CHAIN_NAMESPACE', namespace)
  if (!networks.some(network => network.caipNetworkId === caipNetworkId)) {
    refuse('INVALID_PAYMENT_CONFIG', `network is not among the networks: ${caipNetworkId}`)
  }
  const token = asset === NATIVE ? null : asset
  if (token !== null && !isAddress(namespace, token)) {
    refuse('INVALID_ASSET', `asset is neither "native" nor an address of ${namespace}: ${asset}`)
  }
  const isPayable = isAddress(namespace, recipient) && !isBurnAddress(namespace, recipient)
  const isToken = token !== null && isEqualAddress(namespace, token, recipient)
  if (!isPayable || isToken) {
    refuse('INVALID_RECIPIENT', `${recipient} cannot receive payments on ${caipNetworkId}`)
  }
  const terms = {
    caipNetworkId,
    token,
    ...metadata,
    recipient,
    amount: readAmount(amount, metadata.decimals),
  }
  return {
    id,
    mark: getOrderMark(terms),
    ...terms,
    opensTab: openInNewTab !== false,
    redirectUrl: readRedirect(redirectUrl, page),
    exchanges: readChoice(payWithExchange as PaymentRequest['payWithExchange']),
  }
}
