import { createBridge } from '../app/bridges/createBridge'
import { connectedProvider } from '../app/bridges/connectedProvider'
import type { BitcoinProvider } from '../chains/bip122/wallet/BitcoinProvider'
import { ModalError } from '../domain/ModalError'
import { selectAccountByNamespace } from '../core/account/accountState'
import type { HostStore } from '../store/scopedStore'

const namespace = 'bip122'

/** The part of bitcoinjs-lib's `Psbt` (versions 6 and 7) that the signer uses. */
export interface PsbtLike {
  readonly inputCount: number
  toBase64(): string
  combine(...others: never[]): unknown
}

/** An input to sign, and the wallet address that it spends from. */
export interface PsbtInput {
  readonly index: number
  readonly address: string
}

/** Signs PSBTs with the connected Bitcoin wallet. */
export interface PsbtSigner<P> {
  /** The account that the signer was created for. */
  readonly address: string
  /**
   * Adds the wallet's signatures to the PSBT that is passed, and resolves with the same object.
   * Signs all inputs with `address` unless `inputs` are given. Broadcasts nothing: finalize the
   * PSBT, extract the transaction and broadcast it yourself.
   */
  signPsbt(psbt: P, inputs?: readonly PsbtInput[]): Promise<P>
}

/**
 * Creates a signer of the connected Bitcoin wallet for bitcoinjs-lib 6 or 7, whose `Psbt` class the
 * page passes. It is bound to the current account and rejects with `WALLET_CHANGED` once the
 * account changes. It accepts the wallet's PSBT only if it is for the same transaction.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no Bitcoin wallet is
 * connected; `CODE_NOT_LOADED`. `signPsbt` rejects with `USER_REJECTED`, `INTENT_CHANGED`, or any
 * error of the provider's `signPSBT`.
 * @example
 * import { Psbt } from 'bitcoinjs-lib'
 * const signer = await createPsbtSigner(store, Psbt)
 * const transaction = (await signer.signPsbt(psbt)).finalizeAllInputs().extractTransaction()
 */
export async function createPsbtSigner<P extends PsbtLike>(
  store: HostStore,
  Psbt: { fromBase64(text: string): P },
  modalKey?: string,
): Promise<PsbtSigner<P>> {
  const { runtime } = createBridge(store, modalKey)
  const addressNow = () => selectAccountByNamespace(runtime.store.getState(), namespace).address
  const { provider } = await connectedProvider(runtime, namespace)
  const address = addressNow()
  if (address === null) {
    throw new ModalError('NOT_CONNECTED', 'The wallet shares no account. Nothing was requested.')
  }
  return {
    address,
    async signPsbt(psbt, inputs) {
      if (addressNow() !== address) {
        throw new ModalError(
          'WALLET_CHANGED',
          `${address} is no longer in use. Nothing was requested.`,
        )
      }
      const all = Array.from({ length: psbt.inputCount }, (_, index) => ({ index, address }))
      const signed = await (provider as BitcoinProvider).signPSBT({
        psbt: psbt.toBase64(),
        signInputs: inputs ?? all,
      })
      try {
        psbt.combine(Psbt.fromBase64(signed.psbt) as never)
      } catch (thrown) {
        throw new ModalError(
          'INTENT_CHANGED',
          'The wallet gave back another transaction than it was asked to sign. Nothing was sent.',
          { cause: thrown },
        )
      }
      return psbt
    },
  }
}
