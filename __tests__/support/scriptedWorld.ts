import type { WalletScript } from '../../src/testing'
import type { WalletWorld } from '../contracts/walletSourceContract'

/** Adapts a public scripted wallet to the wallet source contract. */
export function scriptedWorld(wallet: WalletScript) {
  let uninstall = () => {}
  return {
    appear() {
      uninstall()
      uninstall = wallet.install()
      // A wallet that does not announce itself is found once the page has loaded.
      document.dispatchEvent(new Event('DOMContentLoaded'))
      window.dispatchEvent(new Event('load'))
    },
    letIn: wallet.allow,
    share(addresses) {
      wallet.approve()
      wallet.switchAccount(...addresses)
    },
    decline: wallet.reject,
    fallSilent: wallet.fallSilent,
    fail: wallet.refuseWith,
    prompts: wallet.promptCount,
    requests: () => wallet.requests.length,
    report: addresses => wallet.switchAccount(...addresses),
    listeners: wallet.listenerCount,
    remove: () => uninstall(),
  } satisfies WalletWorld['wallet'] & { remove(): void }
}
