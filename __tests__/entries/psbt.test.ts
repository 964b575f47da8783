import ecc from '@bitcoinerlab/secp256k1'
import * as bitcoin7 from 'bitcoinjs-lib'
import * as bitcoin6 from 'bitcoinjs-lib-6'
import { bitcoin, bitcoinMainnet } from '../../src/entries/bitcoin'
import { createPsbtSigner } from '../../src/entries/psbt'
import { selectAddress } from '../../src/index'
import { createScriptableBitcoinWallet } from '../../src/testing/wallets/createScriptableBitcoinWallet'
import { openPage } from '../support/bridgeWorld'
import { until } from '../support/until'

const KEY = Uint8Array.from({ length: 32 }, (_, index) => (index === 31 ? 1 : 0))
const PUBLIC_KEY = ecc.pointFromScalar(KEY, true) ?? new Uint8Array()
const OTHER = 'bc1q34aq5drpuwy3wgl9lhup9892qp6svr8ldzyy7c'

const signer7 = { publicKey: PUBLIC_KEY, sign: (hash: Uint8Array) => ecc.sign(hash, KEY) }

const psbt7 = (sats = 50_000n) => {
  const { output: script } = bitcoin7.payments.p2wpkh({ pubkey: PUBLIC_KEY })
  if (!script) throw new Error('There is no script')
  return new bitcoin7.Psbt()
    .addInput({ hash: 'cd'.repeat(32), index: 0, witnessUtxo: { script, value: 100_000n } })
    .addOutput({ script, value: sats })
}

describe('a signer of PSBTs by the connected Bitcoin wallet', () => {
  const toUndo: (() => void)[] = []
  afterEach(() => {
    for (const undo of toUndo.splice(0).reverse()) undo()
  })

  async function open() {
    const page = openPage({ networks: [bitcoinMainnet], adapters: [bitcoin()] })
    const wallet = createScriptableBitcoinWallet()
    toUndo.push(page.close, wallet.install())
    await page.controls.connect(wallet.connectorId, 'bip122')
    wallet.answer('signPsbt', ([asked]) => {
      const psbt = bitcoin7.Psbt.fromBase64((asked as { readonly psbt: string }).psbt)
      return { psbt: psbt.signAllInputs(signer7).toBase64() }
    })
    return { ...page, wallet }
  }

  it('bitcoinjs-lib 7: signs and finalises the PSBT that was passed', async () => {
    const { store } = await open()
    const signer = await createPsbtSigner(store, bitcoin7.Psbt)
    expect(signer.address).toBe(selectAddress(store.getState(), 'bip122'))
    const psbt = psbt7()
    expect(await signer.signPsbt(psbt)).toBe(psbt)
    const transaction = psbt.finalizeAllInputs().extractTransaction(true)
    expect(transaction.outs[0]?.value).toBe(50_000n)
  })

  it('bitcoinjs-lib 6: the same', async () => {
    const { store } = await open()
    const signer = await createPsbtSigner(store, bitcoin6.Psbt)
    const psbt = bitcoin6.Psbt.fromBase64(psbt7().toBase64())
    await signer.signPsbt(psbt, [{ index: 0, address: signer.address }])
    expect(psbt.finalizeAllInputs().extractTransaction(true).outs[0]?.value).toBe(50_000)
  })

  it('rejects another transaction than the one to sign', async () => {
    const { store, wallet } = await open()
    const signer = await createPsbtSigner(store, bitcoin7.Psbt)
    wallet.answer('signPsbt', () => ({ psbt: psbt7(1n).signAllInputs(signer7).toBase64() }))
    await expect(signer.signPsbt(psbt7())).rejects.toMatchObject({ code: 'INTENT_CHANGED' })
  })

  it('rejects as declined, with another account in use, and with no wallet connected', async () => {
    const { store, controls, wallet } = await open()
    const signer = await createPsbtSigner(store, bitcoin7.Psbt)
    wallet.answer('signPsbt', () => {
      throw Object.assign(new Error('declined'), { code: 4001 })
    })
    await expect(signer.signPsbt(psbt7())).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.switchAccount(OTHER)
    await until(() => selectAddress(store.getState(), 'bip122') === OTHER)
    await expect(signer.signPsbt(psbt7())).rejects.toMatchObject({ code: 'WALLET_CHANGED' })
    await controls.disconnect()
    await expect(createPsbtSigner(store, bitcoin7.Psbt)).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })
})
