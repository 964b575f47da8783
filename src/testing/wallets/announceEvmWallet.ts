import type { WalletProvider } from './WalletScript'

/** Announces a wallet (EIP-6963), and again whenever the page requests providers. */
export function announceEvmWallet(
  page: Window,
  provider: WalletProvider,
  info: object,
): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
  const announce = () =>
    void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}
