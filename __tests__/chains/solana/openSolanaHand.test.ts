import { base58, base64 } from '@scure/base'
import { ed25519 } from '@noble/curves/ed25519'
import { Keypair, PublicKey, SystemProgram, Transaction, VersionedTransaction } from 'web3.js-1'
import { openSolanaHand } from '../../../src/chains/solana/bridge/openSolanaHand'
import { createFrameSolana } from '../../../src/chains/solana/wallet/createFrameSolana'
import { ModalError } from '../../../src/domain/ModalError'
import { normalizeNetwork } from '../../../src/domain/network'
import { solanaDevnet, solanaMainnet } from '../../../src/entries/networks'
import type { EmbeddedCall, EmbeddedClient } from '../../../src/ports/embedded'

const network = normalizeNetwork(solanaMainnet)
const keys = Keypair.fromSeed(new Uint8Array(32).fill(1))
const address = keys.publicKey.toBase58()
const TO = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

const unsigned = () =>
  new Transaction({
    feePayer: keys.publicKey,
    recentBlockhash: '11111111111111111111111111111111',
  }).add(
    SystemProgram.transfer({
      fromPubkey: keys.publicKey,
      toPubkey: new PublicKey(TO),
      lamports: 5,
    }),
  )

const versioned = () => new VersionedTransaction(unsigned().compileMessage())

/** Signs any format of transaction, as wallets do. */
function signedBytes(bytes: Uint8Array): {
  readonly signature: string
  readonly whole: Uint8Array
} {
  const transaction = VersionedTransaction.deserialize(bytes)
  transaction.sign([keys])
  const [first = new Uint8Array()] = transaction.signatures
  return { signature: base58.encode(first), whole: transaction.serialize() }
}

const MESSAGE = new TextEncoder().encode('Hello')
const signMessage = (params: unknown) => {
  const { message, pubkey } = params as { readonly message: string; readonly pubkey: string }
  expect(pubkey).toBe(address)
  return {
    signature: base58.encode(ed25519.sign(base58.decode(message), keys.secretKey.slice(0, 32))),
  }
}

const bytesOf = (transaction: Transaction) =>
  Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))

describe('a Solana wallet through the provider that a page gets', () => {
  /** A wallet behind a session, with real signatures. */
  function session(methods: readonly string[], answer?: unknown) {
    const asked: { readonly method: string; readonly chain: string }[] = []
    const provider = {
      session: { namespaces: { solana: { methods } } },
      async request({ method, params }: { method: string; params: unknown }, chain: string) {
        asked.push({ method, chain })
        if (answer !== undefined) return answer
        if (method === 'solana_signMessage') return signMessage(params)
        const { transaction } = params as { readonly transaction: string }
        const { signature, whole } = signedBytes(base64.decode(transaction))
        return { signature, transaction: base64.encode(whole) }
      },
    }
    const isCurrent = () => true
    return {
      hand: openSolanaHand({ provider, place: 'session', address, network, isCurrent }),
      asked,
    }
  }

  it('signs over a session, on the page’s network, by the approved methods', async () => {
    const { hand, asked } = session(['solana_signTransaction'])
    expect([hand.canSign, hand.canSend, hand.canSignMessages]).toEqual([true, false, false])
    const signed = Transaction.from(await hand.sign(bytesOf(unsigned())))
    expect(signed.verifySignatures()).toBe(true)
    expect(asked).toEqual([
      { method: 'solana_signTransaction', chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ])
  })

  it('signs a versioned transaction over a session as well', async () => {
    const { hand } = session(['solana_signTransaction'])
    const bytes = versioned().serialize()
    expect(await hand.sign(bytes)).toEqual(signedBytes(bytes).whole)
  })

  it('signs a message over a session that approved the method', async () => {
    const { hand } = session(['solana_signMessage'])
    expect([hand.canSign, hand.canSend, hand.canSignMessages]).toEqual([false, false, true])
    const signature = await hand.signMessage(MESSAGE)
    expect(ed25519.verify(signature, MESSAGE, keys.publicKey.toBytes())).toBe(true)
  })

  it('rejects a signature of the wrong length', async () => {
    const { hand } = session(['solana_signMessage'], { signature: base58.encode(MESSAGE) })
    await expect(hand.signMessage(MESSAGE)).rejects.toMatchObject({ code: 'SIGN_FAILED' })
  })

  it('reports an unknown outcome if the wallet answers without a signature', async () => {
    const { hand } = session(['solana_signAndSendTransaction'], {})
    await expect(hand.signAndSend(bytesOf(unsigned()))).rejects.toMatchObject({
      code: 'SEND_UNCERTAIN',
    })
  })

  describe('in the frame of the embedded wallet', () => {
    const DEVNET = normalizeNetwork(solanaDevnet).caipNetworkId
    const part = { activeCaipNetworkId: DEVNET }

    function frame(namespaces: object = { solana: part }, refusal?: ModalError) {
      const asked: EmbeddedCall[] = []
      const client = {
        session: () => ({ namespaces }),
        async request(call: EmbeddedCall) {
          asked.push(call)
          if (refusal) throw refusal
          if (call.method === 'solana_signMessage') return signMessage(call.params)
          const { transaction } = call.params as { readonly transaction: string }
          const { signature, whole } = signedBytes(base58.decode(transaction))
          return call.method === 'solana_signTransaction'
            ? { transaction: base58.encode(whole) }
            : { signature }
        },
      }
      const provider = createFrameSolana(client as unknown as EmbeddedClient)
      const isCurrent = () => true
      const hand = openSolanaHand({ provider, place: 'frame', address, network, isCurrent })
      return { hand, asked, provider }
    }

    it('signs, sends and signs messages on the signer’s own network, whichever is active', async () => {
      const { hand, asked } = frame()
      expect([hand.canSign, hand.canSend, hand.canSignMessages]).toEqual([true, true, true])
      for (const bytes of [bytesOf(unsigned()), versioned().serialize()]) {
        const { signature, whole } = signedBytes(bytes)
        expect(await hand.sign(bytes)).toEqual(whole)
        expect(await hand.signAndSend(bytes)).toEqual(base58.decode(signature))
      }
      const signature = await hand.signMessage(MESSAGE)
      expect(ed25519.verify(signature, MESSAGE, keys.publicKey.toBytes())).toBe(true)
      expect(new Set(asked.map(({ caipNetworkId }) => caipNetworkId))).toEqual(
        new Set([network.caipNetworkId]),
      )
      expect(asked.map(({ params }) => Object.keys(params as object))).toEqual([
        ['transaction'],
        ['transaction'],
        ['transaction'],
        ['transaction'],
        ['message', 'pubkey'],
      ])
    })

    it('uses the active network where the page names none, and no other chain family', async () => {
      const { provider, asked } = frame()
      const args = {
        method: 'solana_signMessage',
        params: { message: base58.encode(MESSAGE), pubkey: address },
      }
      await provider.request(args)
      expect(asked.map(({ caipNetworkId }) => caipNetworkId)).toEqual([DEVNET])
      for (const chain of ['eip155:1', 'mainnet'])
        await expect(provider.request(args, chain)).rejects.toMatchObject({
          code: 'CHAIN_NOT_SUPPORTED',
        })
      expect(asked).toHaveLength(1)
    })

    it('reports an unsent payment after the login has ended, and an unknown one for a silent frame', async () => {
      const bytes = bytesOf(unsigned())
      await expect(frame({}).hand.signAndSend(bytes)).rejects.toMatchObject({ code: 'SEND_FAILED' })
      const silent = frame(undefined, new ModalError('FRAME_REQUEST_TIMEOUT'))
      await expect(silent.hand.signAndSend(bytes)).rejects.toMatchObject({ code: 'SEND_UNCERTAIN' })
      const declined = frame(undefined, new ModalError('USER_REJECTED'))
      await expect(declined.hand.sign(bytes)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    })
  })

  it('rejects an invalid wallet', () => {
    const isCurrent = () => true
    const open = (provider: unknown) =>
      openSolanaHand({ provider, place: 'page', address, network, isCurrent })
    expect(() => open({ name: 'Heron' })).toThrow('does not sign for pages')
  })
})
