export const FAKE_WALLET = 'Size check wallet'
export const FAKE_ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Runs in the page before other scripts: installs a wallet that approves at once (EIP-6963). */
function announceFakeWallet([name, account]) {
  const answers = {
    eth_requestAccounts: [account],
    eth_accounts: [account],
    eth_chainId: '0x1',
    net_version: '1',
    wallet_requestPermissions: [],
    wallet_getPermissions: [],
  }
  const provider = {
    request: ({ method }) =>
      method in answers
        ? Promise.resolve(answers[method])
        : Promise.reject(Object.assign(new Error(`no ${method}`), { code: 4200 })),
    on: () => provider,
    removeListener: () => provider,
  }
  const info = {
    uuid: '2a3f8f0e-5b7c-4d3c-9a52-6c1d2f3e4b5a',
    name,
    rdns: 'example.size-check',
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({ info: Object.freeze(info), provider }),
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Installs the wallet in every document of a page. */
export const installFakeWallet = page =>
  page.addInitScript(announceFakeWallet, [FAKE_WALLET, FAKE_ACCOUNT])
