import * as kit from '@solana/kit'
import { base58 } from '@scure/base'
import * as web3 from 'web3.js-1'
import { solanaMainnet } from '../../src/entries/networks'
import { embeddedWallet } from '../../src/entries/embeddedWallet'
import { solana } from '../../src/entries/solana'
import { createKitSigner, createWeb3Signer } from '../../src/entries/solanaSigners'
import { createFakeFrame } from '../../src/testing/createFakeFrame'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { createScriptableSolanaWallet } from '../../src/testing/wallets/createScriptableSolanaWallet'
import { openPage } from '../support/bridgeWorld'
import { until } from '../support/until'
import { selectAddress } from '../../src/index'

const ACCOUNT = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
const OTHER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const BLOCKHASH = '11111111111111111111111111111111'
/** The scriptable wallet's signature: 63 bytes of 7, then the number of the transaction. */
const signatureOf = (number: number) => new Uint8Array(64).fill(7).fill(number, 63)

describe('signers of the connected Solana wallet', () => {
  const toUndo: (() => void)[] = []
  afterEach(() => {
    for (const undo of toUndo.splice(0).reverse()) undo()
  })

  async function open() {
    const page = openPage({ networks: [solanaMainnet], adapters: [solana()] })
    const wallet = createScriptableSolanaWallet()
    toUndo.push(page.close, wallet.install())
    await page.controls.connect('Heron', 'solana')
    return { ...page, wallet }
  }

  const legacy = () =>
    new web3.Transaction({
      feePayer: new web3.PublicKey(ACCOUNT),
      recentBlockhash: BLOCKHASH,
    }).add(
      web3.SystemProgram.transfer({
        fromPubkey: new web3.PublicKey(ACCOUNT),
        toPubkey: new web3.PublicKey(OTHER),
        lamports: 5,
      }),
    )

  it('web3.js 1: sends a legacy and a versioned transaction, and signs a message', async () => {
    const { store, wallet } = await open()
    const signer = await createWeb3Signer(store, web3)
    expect(signer.publicKey.toBase58()).toBe(ACCOUNT)
    expect(await signer.sendTransaction(legacy())).toBe(base58.encode(signatureOf(1)))
    const message = legacy().compileMessage()
    const versioned = new web3.VersionedTransaction(message)
    expect(await signer.sendTransaction(versioned)).toBe(base58.encode(signatureOf(2)))
    expect(await signer.signMessage(new TextEncoder().encode('Hello'))).toEqual(signatureOf(0))
    const asked = wallet.requests.filter(({ method }) => method === 'solana:signAndSendTransaction')
    expect(asked).toHaveLength(2)
    expect(asked[0]?.params[0]).toMatchObject({ chain: 'solana:mainnet' })
  })

  it('kit: sends a transaction and signs a message, without what the wallet does not support', async () => {
    const { store } = await open()
    const signer = await createKitSigner(store, kit)
    expect(signer.address).toBe(ACCOUNT)
    expect(kit.isTransactionSendingSigner(signer)).toBe(true)
    expect(kit.isTransactionModifyingSigner(signer)).toBe(false)
    const message = kit.pipe(
      kit.createTransactionMessage({ version: 0 }),
      given =>
        kit.setTransactionMessageFeePayerSigner(signer as kit.TransactionSendingSigner, given),
      given =>
        kit.setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: kit.blockhash(BLOCKHASH), lastValidBlockHeight: 1n },
          given,
        ),
    )
    expect(await kit.signAndSendTransactionMessageWithSigners(message)).toEqual(signatureOf(1))
    const [signed] = await signer.signMessages([{ content: new Uint8Array([1]) }])
    expect(signed).toEqual({ [ACCOUNT]: signatureOf(0) })
  })

  it('belong to one account, and reject once another one is in use', async () => {
    const { store, wallet } = await open()
    const signer = await createWeb3Signer(store, web3)
    wallet.switchAccount(OTHER)
    await until(() => selectAddress(store.getState(), 'solana') === OTHER)
    await expect(signer.sendTransaction(legacy())).rejects.toMatchObject({ code: 'WALLET_CHANGED' })
    expect(wallet.promptCount()).toBe(1)
  })

  it('reject when the visitor declines, and when no wallet is connected', async () => {
    const { store, controls, wallet } = await open()
    const signer = await createWeb3Signer(store, web3)
    wallet.reject()
    await expect(signer.sendTransaction(legacy())).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await controls.disconnect()
    await expect(createKitSigner(store, kit)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })

  describe('of the embedded wallet', () => {
    const SOL_ALICE = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

    async function openLogin() {
      const frame = createFakeFrame({ isLoggedIn: true, addresses: { solana: SOL_ALICE } })
      toUndo.push(() => frame.close())
      const page = openPage({
        networks: [solanaMainnet],
        adapters: [solana(), embeddedWallet({ secureSiteUrl: frame.origin })],
        storage: memoryStorage({
          '@appkit/solana:connected_connector_id': 'ID_AUTH',
          '@appkit/connected_namespaces': 'solana',
          '@appkit/connection_status': 'connected',
          '@appkit/active_caip_network_id': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          '@appkit/active_namespace': 'solana',
          '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
          '@appkit-wallet/EMAIL': 'ada@example.com',
        }),
      })
      toUndo.push(page.close)
      await until(() => selectAddress(page.store.getState(), 'solana') === SOL_ALICE)
      return { ...page, frame }
    }

    const payment = () =>
      new web3.Transaction({
        feePayer: new web3.PublicKey(SOL_ALICE),
        recentBlockhash: BLOCKHASH,
      }).add(
        web3.SystemProgram.transfer({
          fromPubkey: new web3.PublicKey(SOL_ALICE),
          toPubkey: new web3.PublicKey(OTHER),
          lamports: 5,
        }),
      )
    const signature = base58.encode(signatureOf(1))

    it('web3.js 1: the visitor approves in the frame, or declines there', async () => {
      const { store, frame } = await openLogin()
      const signer = await createWeb3Signer(store, web3)
      expect(signer.publicKey.toBase58()).toBe(SOL_ALICE)
      const sent = signer.sendTransaction(payment())
      await until(() => frame.requests.length === 1)
      const [request] = frame.requests
      expect(request?.method).toBe('solana_signAndSendTransaction')
      const { transaction } = request?.params as { readonly transaction: string }
      expect(web3.Transaction.from(base58.decode(transaction)).feePayer?.toBase58()).toBe(SOL_ALICE)
      request?.approve({ signature })
      expect(await sent).toBe(signature)

      const declined = signer.signMessage(new TextEncoder().encode('Hello'))
      await until(() => frame.requests.length === 1)
      frame.requests[0]?.reject()
      await expect(declined).rejects.toMatchObject({ code: 'USER_REJECTED' })
    })

    it('kit: signs, sends and signs messages', async () => {
      const { store, frame } = await openLogin()
      const signer = await createKitSigner(store, kit)
      expect(kit.isTransactionSendingSigner(signer)).toBe(true)
      expect(kit.isTransactionModifyingSigner(signer)).toBe(true)
      const signed = signer.signMessages([{ content: new Uint8Array([1]) }])
      await until(() => frame.requests.length === 1)
      expect(frame.requests[0]?.params).toEqual({
        message: base58.encode(new Uint8Array([1])),
        pubkey: SOL_ALICE,
      })
      frame.requests[0]?.approve({ signature })
      expect(await signed).toEqual([{ [SOL_ALICE]: signatureOf(1) }])
    })
  })
})
