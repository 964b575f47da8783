import { join } from 'node:path'
import { moduleEntries, ROOT } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'

const guard = join(ROOT, 'scripts/hosts/guardPage.cjs')

/** Names that a server must find in each sub-path; the type tests check the rest. */
const EXPECTED = {
  '.': ['createWalletModal', 'WalletModal'],
  './evm': ['evm'],
  './ethers': ['evmEthers', 'getSigner', 'toBrowserProvider'],
  './bitcoin': ['bitcoin'],
  './polkadot': ['polkadot'],
  './cosmos': ['cosmos'],
  './solana': ['solana'],
  './networks': [
    'solanaMainnet',
    'solanaDevnet',
    'solanaTestnet',
    'bitcoinMainnet',
    'bitcoinTestnet',
  ],
  './calls': ['createCalls', 'useCalls'],
  './headless': ['createHeadless', 'usePairing', 'useSend', 'useView', 'useWalletList'],
  './from-appkit': ['fromAppKitOptions'],
  './onramp': ['OnRampWidget'],
  './pay': ['createPay', 'usePay'],
  './sessions': ['createSmartSessions', 'useSmartSessions'],
  './siwx': ['cloudSiwx', 'fromSiweConfig', 'localSiwx', 'serverSiwx', 'siwx'],
  './ssr': ['cookieToSession', 'syncSessionCookie'],
  './walletconnect': ['walletConnect'],
  './embedded': ['embeddedWallet'],
  './viem': ['getWalletClient'],
  './wagmi': ['createWagmiConfig', 'walletModalConnector'],
  './solana-signers': ['createKitSigner', 'createWeb3Signer'],
  './psbt': ['createPsbtSigner'],
  './watch-only': ['useWatchOnly', 'watchOnly'],
  './themes': ['contrast', 'contrastProblems', 'midnight', 'paper', 'rounded'],
}

const program = (load, expected) => `
  const names = Object.keys(${load});
  const missing = ${JSON.stringify(expected)}.filter(name => !names.includes(name));
  if (names.length === 0 || missing.length > 0) {
    throw new Error('missing exports: ' + (missing.join(', ') || 'all'));
  }
  console.log(names.length);
`

/**
 * Imports every entry in Node, as a server does: none reads a global of the page.
 *
 * @param {import('./shareHosts.mjs').SharedHosts} shared
 */
export async function checkServer(shared) {
  const folder = await shared.bare()
  for (const [entry] of moduleEntries()) {
    const specifier = JSON.stringify(join('redux-wallet-modal', entry))
    // Entries under `/headless` export the same names as beside the modal.
    const expected = EXPECTED[entry.replace('/headless/', '/')] ?? []
    const counts = new Set()
    for (const [kind, type, load] of [
      ['import', 'module', `await import(${specifier})`],
      ['require', 'commonjs', `require(${specifier})`],
    ]) {
      const count = await run(
        process.execPath,
        ['--require', guard, `--input-type=${type}`, '--eval', program(load, expected)],
        { cwd: folder },
      )
      counts.add(count.trim())
      console.log(
        `${kind.padEnd(8)} ${specifier.padEnd(32)} ${count.trim()} exports, page untouched`,
      )
    }
    if (counts.size > 1)
      throw new Error(`${specifier} exports other names to require() than to import.`)
  }
}
