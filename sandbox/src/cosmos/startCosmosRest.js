// @ts-check
import { addControlDoor } from '../lib/addControlDoor.js'
import { createService } from '../lib/createService.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { namedParams } from '../lib/readParams.js'
import { COSMOS } from './cosmosNetwork.js'
import { createCosmosLedger } from './createCosmosLedger.js'

/** Balances of the public phrase's first seven accounts, in the smallest unit. */
const GRANTS = [10_000_000, 250_000_000, 42_500_000, 7_000_000, 1_000_000, 5_000_000, 500_000].map(
  String,
)
const BLOCK_MS = 5_000

/**
 * Starts the REST interface of a Cosmos network that is one ledger: it keeps balances and verifies
 * every signature. It has no consensus and supports MsgSend only.
 *
 * @param {{ port?: number }} [options]
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startCosmosRest({ port = PORTS.cosmosRest.port } = {}) {
  const { app } = createService()
  const ledger = createCosmosLedger()
  const since = Date.now()
  const height = () => 1 + Math.floor((Date.now() - since) / BLOCK_MS)
  /** @type {Map<string, object>} */
  const transactions = new Map()

  /** @type {Promise<void> | undefined} */
  let seeding
  /** Libraries and accounts load with the first request. */
  const seed = () => {
    seeding ??= import('../pocket/keys/createCosmosKey.js').then(async ({ createCosmosKey }) => {
      const keys = GRANTS.map((_, index) => createCosmosKey(index, COSMOS.bech32Prefix))
      for (const [index, { address }] of (await Promise.all(keys)).entries()) {
        ledger.credit(address, [{ denom: COSMOS.denom, amount: GRANTS[index] ?? '0' }])
      }
    })
    return seeding
  }
  app.use('/cosmos/*', async (_c, next) => {
    await seed()
    await next()
  })

  app.get('/cosmos/base/tendermint/v1beta1/node_info', c =>
    c.json({
      default_node_info: { network: COSMOS.id, moniker: 'sandbox', version: '0.38.0' },
      application_version: { name: 'sandbox', app_name: 'sandbox', version: '1.0.0' },
    }),
  )
  app.get('/cosmos/base/tendermint/v1beta1/blocks/latest', c =>
    c.json({
      block: {
        header: {
          chain_id: COSMOS.id,
          height: String(height()),
          time: new Date().toISOString(),
        },
      },
    }),
  )

  /** @param {string} address */
  const isOurs = address => address.startsWith(`${COSMOS.bech32Prefix}1`)
  /** @param {import('hono').Context} c @param {string} message */
  const refuse = (c, message) => c.json({ code: 3, message, details: [] }, 400)

  app.get('/cosmos/bank/v1beta1/balances/:address', c => {
    const address = c.req.param('address')
    if (!isOurs(address)) return refuse(c, 'invalid address')
    const balances = ledger.coins(address)
    return c.json({ balances, pagination: { next_key: null, total: String(balances.length) } })
  })
  app.get('/cosmos/bank/v1beta1/balances/:address/by_denom', c => {
    const address = c.req.param('address')
    if (!isOurs(address)) return refuse(c, 'invalid address')
    const denom = c.req.query('denom') ?? ''
    const held = ledger.coins(address).find(coin => coin.denom === denom)
    return c.json({ balance: held ?? { denom, amount: '0' } })
  })
  app.get('/cosmos/auth/v1beta1/accounts/:address', c => {
    const address = c.req.param('address')
    const account = ledger.find(address)
    if (!account) {
      return c.json({ code: 5, message: `account ${address} not found`, details: [] }, 404)
    }
    return c.json({
      account: {
        '@type': '/cosmos.auth.v1beta1.BaseAccount',
        address,
        pub_key: null,
        account_number: String(account.number),
        sequence: String(account.sequence),
      },
    })
  })

  app.post('/cosmos/tx/v1beta1/txs', async c => {
    const { tx_bytes: text } = namedParams(await c.req.json().catch(() => undefined))
    if (typeof text !== 'string') return refuse(c, 'invalid empty tx')
    const { runCosmosTx } = await import('./runCosmosTx.js')
    const result = runCosmosTx(ledger, Buffer.from(text, 'base64'))
    const tx_response = {
      height: String(result.code === 0 ? height() : 0),
      codespace: result.code === 0 ? '' : 'sdk',
      ...result,
    }
    if (result.code === 0) transactions.set(result.txhash, tx_response)
    return c.json({ tx_response })
  })
  app.get('/cosmos/tx/v1beta1/txs/:hash', c => {
    const found = transactions.get(c.req.param('hash').toUpperCase())
    if (found) return c.json({ tx_response: found })
    return c.json({ code: 5, message: 'tx not found', details: [] }, 404)
  })

  addControlDoor(app, {
    part: 'Cosmos facade',
    isOwn: origin => origin === undefined,
    actions: {
      state: () => ({ height: height(), transactions: transactions.size }),
      async faucet(/** @type {{ address?: string, amount?: string, denom?: string }} */ order) {
        const { address = '', amount = '', denom = COSMOS.denom } = order
        if (!isOurs(address)) throw new Error(`${address} is no address of ${COSMOS.name}.`)
        if (!/^\d+$/.test(amount)) throw new Error('An amount in the smallest unit is expected.')
        await seed()
        ledger.credit(address, [{ denom, amount }])
      },
    },
    describe: () => ({ height: height(), transactions: [...transactions.values()] }),
  })

  return listen(app, port, 'cosmosRest')
}
