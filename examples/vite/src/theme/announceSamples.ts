const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_accounts: [ACCOUNT],
  eth_requestAccounts: [ACCOUNT],
  eth_chainId: '0x1',
  net_version: '1',
}

const icon = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`,
  )}`

const SAMPLES = [
  { name: 'Sample wallet', rdns: 'example.sample', color: '#3d5aff' },
  { name: 'Another wallet', rdns: 'example.another', color: '#0f766e' },
  { name: 'A wallet with a longer name', rdns: 'example.longer', color: '#b45309' },
]

const createProvider = () => ({
  request: ({ method }: { readonly method: string }) =>
    Object.hasOwn(ANSWERS, method)
      ? Promise.resolve(ANSWERS[method])
      : Promise.reject(Object.assign(new Error('A sample signs nothing'), { code: 4200 })),
  on: () => undefined,
  removeListener: () => undefined,
})

/**
 * Announces sample wallets as extensions do; connecting shows an account, and nothing can be
 * signed.
 */
export function announceSamples(): void {
  const details = SAMPLES.map(({ name, rdns, color }) =>
    Object.freeze({
      info: { uuid: crypto.randomUUID(), name, rdns, icon: icon(color) },
      provider: createProvider(),
    }),
  )
  const announce = () => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
