// @ts-check
import { addressOf, scriptOf } from './addressScript.js'
import { bcoin } from './bcoin.js'

const TAPROOT_SPENDING = 'This node cannot check how taproot outputs are spent.'
const TAPROOT = 'v1_p2tr'

/** A transaction that the node rejects. */
export class RefusedTransaction extends Error {
  /**
   * @param {number} code as Bitcoin's own nodes number it
   * @param {string} reason
   */
  constructor(code, reason) {
    super(reason)
    this.code = code
  }
}

const CANNOT_DECODE = -22
const REJECTED = -26
const MISSING_INPUTS = -25

/**
 * Creates a real in-memory Bitcoin node on regtest, which validates every transaction and block by
 * Bitcoin's rules.
 */
export async function createBitcoinNode() {
  const network = bcoin.Network.get('regtest')
  const chain = new bcoin.Chain({ network, memory: true, indexTX: true, indexAddress: true })
  const mempool = new bcoin.Mempool({
    network,
    chain,
    memory: true,
    indexAddress: true,
    replaceByFee: true,
  })
  const miner = new bcoin.Miner({ network, chain, mempool })
  const bcoinAddress = (/** @type {string} */ address) =>
    bcoin.Address.fromScript(bcoin.Script.fromRaw(scriptOf(address)))

  chain.on('connect', (/** @type {any} */ entry, /** @type {any} */ block) =>
    mempool._addBlock(entry, block.txs),
  )
  await chain.open()
  await mempool.open()
  await miner.open()

  /** @param {any} meta */
  async function statusOf(meta) {
    if (meta.height < 0) return { confirmed: false }
    return {
      confirmed: true,
      block_height: meta.height,
      block_hash: reversed(meta.block),
      block_time: meta.time,
    }
  }

  /** @param {string} txid */
  async function metaOf(txid) {
    if (!/^[0-9a-f]{64}$/.test(txid)) return null
    const hash = reversed(txid)
    return mempool.getMeta(hash) ?? chain.getMeta(hash)
  }

  /** @param {any} meta */
  const viewOf = meta => (meta.height < 0 ? mempool : chain).getSpentView(meta.tx)

  /** @param {any} output */
  function describeOutput(output) {
    const script = Buffer.from(output.script.toRaw())
    const address = addressOf(script)
    return {
      scriptpubkey: script.toString('hex'),
      scriptpubkey_type: typeOf(script),
      ...(address && { scriptpubkey_address: address }),
      value: Number(output.value),
    }
  }

  /** @param {any} meta */
  async function describe(meta) {
    const { tx } = meta
    const view = await viewOf(meta)
    return {
      txid: tx.txid(),
      version: tx.version,
      locktime: tx.locktime,
      size: tx.getSize(),
      weight: tx.getWeight(),
      fee: tx.isCoinbase() ? 0 : tx.getFee(view),
      vin: tx.inputs.map((/** @type {any} */ input) => {
        const spent = tx.isCoinbase() ? null : view.getOutputFor(input)
        return {
          txid: input.prevout.txid(),
          vout: input.prevout.index,
          prevout: spent ? describeOutput(spent) : null,
          scriptsig: input.script.toRaw().toString('hex'),
          witness: input.witness.items.map((/** @type {Buffer} */ item) => item.toString('hex')),
          is_coinbase: tx.isCoinbase(),
          sequence: input.sequence,
        }
      }),
      vout: tx.outputs.map(describeOutput),
      status: await statusOf(meta),
    }
  }

  /** @param {string} address */
  async function metasOf(address) {
    const target = bcoinAddress(address)
    const confirmed = await chain.getMetaByAddress([target])
    return { confirmed, waiting: mempool.getMetaByAddress([target]) }
  }

  const node = {
    height: () => chain.height,

    /**
     * Mines blocks with the whole mempool.
     *
     * @param {number} count
     * @param {string} address gets the reward
     * @param {number} [time] of the first, in seconds; the others follow ten minutes apart
     */
    async mine(count, address, time) {
      const reward = bcoinAddress(address)
      for (let index = 0; index < count; index += 1) {
        const job = await miner.createJob(null, reward)
        if (time !== undefined) job.attempt.time = time + index * 600
        await chain.add(await job.mineAsync())
      }
      return chain.height
    },

    /**
     * @param {string} hex
     * @throws {RefusedTransaction}
     */
    async broadcast(hex) {
      const tx = readTransaction(hex)
      const view = await mempool.getCoinView(tx)
      const spendsTaproot = tx.inputs.some((/** @type {any} */ input) => {
        const spent = view.getOutputFor(input)
        return spent && typeOf(Buffer.from(spent.script.toRaw())) === TAPROOT
      })
      if (spendsTaproot) throw new RefusedTransaction(REJECTED, TAPROOT_SPENDING)
      const missing = await mempool.addTX(tx).catch((/** @type {any} */ error) => {
        throw new RefusedTransaction(REJECTED, String(error.reason ?? error.message))
      })
      if (missing) {
        mempool.removeOrphan(tx.hash('hex'))
        throw new RefusedTransaction(MISSING_INPUTS, 'bad-txns-inputs-missingorspent')
      }
      return tx.txid()
    },

    /**
     * Pays from one key to others and returns the change to it.
     *
     * @param {Buffer} privateKey
     * @param {string} from its segwit address
     * @param {readonly { address: string, value: number }[]} payments
     */
    async pay(privateKey, from, payments) {
      const key = bcoin.KeyRing.fromPrivate(privateKey, true)
      key.witness = true
      const transaction = new bcoin.MTX()
      for (const { address, value } of payments)
        transaction.addOutput(bcoin.Script.fromRaw(scriptOf(address)), value)
      const coins = await coinsOf(from)
      const spendable = coins.filter(
        coin => !coin.coinbase || chain.height + 1 - coin.height >= 100,
      )
      await transaction.fund(spendable, {
        rate: 2000,
        changeAddress: bcoinAddress(from),
        height: chain.height + 1,
      })
      transaction.sign(key)
      return node.broadcast(transaction.toTX().toRaw().toString('hex'))
    },

    /** @param {string} address */
    async utxo(address) {
      return Promise.all(
        (await coinsOf(address)).map(async coin => ({
          txid: coin.txid(),
          vout: coin.index,
          value: Number(coin.value),
          status: await statusOf(await metaOf(coin.txid())),
        })),
      )
    },

    /** @param {string} address */
    async summary(address) {
      const { confirmed, waiting } = await metasOf(address)
      const script = scriptOf(address).toString('hex')
      return {
        address,
        chain_stats: await sum(confirmed, script),
        mempool_stats: await sum(waiting, script),
      }
    },

    /** Newest first: the mempool, then the blocks. @param {string} address */
    async transactions(address) {
      const { confirmed, waiting } = await metasOf(address)
      const inBlocks = [...confirmed].sort((a, b) => b.height - a.height || b.index - a.index)
      return Promise.all([...waiting, ...inBlocks.slice(0, 25)].map(describe))
    },

    /** @param {string} txid */
    async transaction(txid) {
      const meta = await metaOf(txid)
      return meta ? describe(meta) : undefined
    },

    /** @param {string} txid */
    async raw(txid) {
      const meta = await metaOf(txid)
      return meta ? String(meta.tx.toRaw().toString('hex')) : undefined
    },

    waiting: () => mempool.map.size,

    async close() {
      await miner.close()
      await mempool.close()
      await chain.close()
    },
  }

  /** @param {string} address @returns {Promise<any[]>} */
  async function coinsOf(address) {
    const target = bcoinAddress(address)
    const inBlocks = await chain.getCoinsByAddress([target])
    const unspent = inBlocks.filter(
      (/** @type {any} */ coin) => !mempool.isSpent(coin.hash, coin.index),
    )
    return [...unspent, ...mempool.getCoinsByAddress([target])]
  }

  /** @param {readonly any[]} metas @param {string} script */
  async function sum(metas, script) {
    const stats = {
      funded_txo_count: 0,
      funded_txo_sum: 0,
      spent_txo_count: 0,
      spent_txo_sum: 0,
      tx_count: metas.length,
    }
    const isOwn = (/** @type {any} */ output) => output.script.toRaw().toString('hex') === script
    for (const meta of metas) {
      for (const output of meta.tx.outputs.filter(isOwn)) {
        stats.funded_txo_count += 1
        stats.funded_txo_sum += Number(output.value)
      }
      if (meta.tx.isCoinbase()) continue
      const view = await viewOf(meta)
      for (const input of meta.tx.inputs) {
        const spent = view.getOutputFor(input)
        if (!spent || !isOwn(spent)) continue
        stats.spent_txo_count += 1
        stats.spent_txo_sum += Number(spent.value)
      }
    }
    return stats
  }

  return node
}

/** @typedef {Awaited<ReturnType<typeof createBitcoinNode>>} BitcoinNode */

/** @param {string} hex */
function readTransaction(hex) {
  try {
    return bcoin.TX.fromRaw(hex.trim(), 'hex')
  } catch {
    throw new RefusedTransaction(CANNOT_DECODE, 'TX decode failed')
  }
}

/** Returns the Esplora name of a script's output type. @param {Buffer} script */
function typeOf(script) {
  const hex = script.toString('hex')
  if (/^0014.{40}$/.test(hex)) return 'v0_p2wpkh'
  if (/^0020.{64}$/.test(hex)) return 'v0_p2wsh'
  if (/^5120.{64}$/.test(hex)) return 'v1_p2tr'
  if (/^76a914.{40}88ac$/.test(hex)) return 'p2pkh'
  if (/^a914.{40}87$/.test(hex)) return 'p2sh'
  return hex.startsWith('6a') ? 'op_return' : 'unknown'
}

/** Nodes store hashes in reversed byte order. @param {string} hash */
const reversed = hash => Buffer.from(hash, 'hex').reverse().toString('hex')
