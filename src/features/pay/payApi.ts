import type * as v from 'valibot'
import type { Network } from '../../domain/network'
import type { Exchange, PayOrder } from '../../domain/payment/payOrder'
import {
  buyStatusSchema,
  exchangesSchema,
  payUrlSchema,
  rpcAnswer,
  type BuyStatus,
  type PayUrl,
} from '../../domain/schemas/payAnswers'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { toCaipAddress, type CaipAddress } from '../../lib/address/caip'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { isPayoutOnlyTo } from '../../lib/links/isPayoutOnlyTo'
import { refuses } from '../../lib/time/createBackoff'
import { accountTags } from '../../services/accountTags'
import { assertFullAmountArrives } from '../../services/assertFullAmountArrives'
import { sendAndValidate } from '../../services/sendAndValidate'
import type { Answer, SendRequest } from '../../services/endpointRun'
import { getDeps } from '../../services/getDeps'
import { readFromChain } from '../../services/readFromChain'
import { getImageHosts } from '../../services/getImageHosts'
import { createLinkRefusedError } from '../../services/createLinkRefusedError'
import { modalApi } from '../../services/modalApi'
import type { ServicesState } from '../../services/serviceOptions'
import { toAssetId } from './payAsset'

export interface PayUrlArgs {
  readonly exchangeId: string
  /** CAIP-19. */
  readonly asset: string
  /** Decimal string. */
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: CaipAddress
}

export interface HoldingArgs {
  readonly order: PayOrder
  /** Plain address, not CAIP-10. */
  readonly address: string
  readonly network: Network
}

export interface BuyStatusArgs {
  readonly exchangeId: string
  readonly sessionId: string
}

const FIRST_PAGE = 0
/** The view shows the answers as long as the order lasts; then `forgetOrderFlow` removes them. */
const KEPT = Infinity
const NOT_SUPPORTED = /is not supported/i

/** Calls one of the service's own methods (protocol §14.4). */
async function call<T>(
  state: unknown,
  ask: SendRequest,
  method: string,
  params: object,
  result: v.GenericSchema<unknown, T>,
): Promise<Answer<T>> {
  const answer = await sendAndValidate(
    ask,
    {
      service: 'blockchain',
      endpoint: method,
      path: '/v1/json-rpc',
      method: 'POST',
      params: { projectId: (state as ServicesState).options.projectId },
      contentType: 'text',
      body: { jsonrpc: '2.0', id: 1, method, params },
    },
    rpcAnswer(result),
  )
  if (answer.error) return answer
  if ('result' in answer.data) return { data: answer.data.result }
  const { message } = answer.data.error
  const code = NOT_SUPPORTED.test(message) ? 'ASSET_NOT_SUPPORTED' : 'SERVICE_ANSWER_INVALID'
  return { error: { status: 'PARSING_ERROR', code, message } }
}

/** Endpoints for paying from exchanges. */
export const payApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Exchanges that can pay an order, asked anew for each. */
    getExchanges: build.query<readonly Exchange[], PayOrder>({
      queryFn: async (order, api, _extra, ask) => {
        const schema = exchangesSchema(getImageHosts(api, TOKEN_IMAGE_HOSTS))
        const { hosts: _hosts, ...choice } = order.exchanges ?? {}
        const { amount } = order
        const params = { page: FIRST_PAGE, ...choice, asset: toAssetId(order), amount }
        const answer = await call(api.getState(), ask, 'reown_getExchanges', params, schema)
        if (!answer.error) return { data: answer.data.exchanges }
        const { error } = answer
        const mustWait = refuses(error) || error.retryAfterMs !== undefined
        return mustWait ? { error: { ...error, failedAt: getDeps(api).now() } } : answer
      },
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ order: id }),
      keepUnusedDataFor: KEPT,
    }),
    /** The payment page of an exchange. Every call starts another payment there. */
    getPayUrl: build.mutation<PayUrl, PayUrlArgs>({
      queryFn: async (args, api, _extra, ask) => {
        const method = 'reown_getExchangePayUrl'
        const answer = await call(api.getState(), ask, method, args, payUrlSchema)
        if (answer.error) return answer
        const { address, namespace } = parseCaipAddress(args.recipient)
        if (isPayoutOnlyTo(answer.data.url, namespace, address)) return answer
        return { error: createLinkRefusedError(method) }
      },
    }),
    /**
     * The account's balance on the chain, as a decimal string; null if the chain does not return
     * it.
     */
    getPayHolding: build.query<string | null, HoldingArgs>({
      queryFn: ({ order, address, network }, api) =>
        readFromChain(
          api,
          network,
          async (chain, signal) => {
            const { caipNetworkId, token } = order
            await assertFullAmountArrives(chain, order, network, signal)
            const tokens = token === null ? [] : [{ address: token }]
            const rows = await chain.getTokenBalances(address, network, tokens, signal)
            const id =
              token === null ? undefined : toCaipAddress(caipNetworkId, token).toLowerCase()
            const row = rows.find(holding => holding.address?.toLowerCase() === id)
            return row?.quantity.numeric ?? null
          },
          'BALANCE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs: { order, address } }) => ({ order: order.id, address }),
      keepUnusedDataFor: KEPT,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
    getBuyStatus: build.query<BuyStatus, BuyStatusArgs>({
      queryFn: (args, api, _extra, ask) =>
        call(api.getState(), ask, 'reown_getExchangeBuyStatus', args, buyStatusSchema),
      keepUnusedDataFor: 0,
    }),
  }),
})
