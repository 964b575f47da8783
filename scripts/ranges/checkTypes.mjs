import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/run.mjs'

/** A page's first code: a store with the modal, its hooks and its methods. */
const PAGE = `
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal, useAccount, WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { mainnet } from 'viem/chains'

const walletModal = createWalletModal({
  projectId: 'ranges',
  networks: [mainnet],
  adapters: [evm()],
})
export const store = configureStore({
  reducer: { host: (state: number = 0) => state },
  enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
})
export const wired = configureStore({
  reducer: { host: (state: number = 0) => state, walletModal: walletModal.reducer },
  middleware: getDefault => getDefault().concat(walletModal.middleware),
})
export const host: number = store.getState().host + wired.getState().host
export const connectorId: string | null | undefined =
  store.getState().walletModal.connections.byNamespace.eip155?.connectorId
export const Page = () => {
  const { address } = useAccount()
  return (
    <>
      <WalletModalButton store={store} />
      {address}
      <WalletModal store={wired} />
    </>
  )
}
export const opened = walletModal.controls(store).open()
`

/**
 * Type-checks a page in `folder` with each TypeScript installed there as `typescript-<version>`.
 *
 * @returns {Promise<string[]>} the errors in the page itself or in the package's declarations
 */
export async function checkTypes(folder, versions) {
  const wrong = []
  writeFileSync(join(folder, 'page.tsx'), PAGE)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        module: 'esnext',
        moduleResolution: 'bundler',
      },
      files: ['page.tsx'],
    }),
  )
  for (const version of versions) {
    const tsc = join(folder, 'node_modules', `typescript-${version}`, 'bin/tsc')
    const printed = await run(process.execPath, [tsc, '--pretty', 'false', '-p', folder], {
      cwd: folder,
    }).catch(thrown => thrown.stdout || thrown.message)
    const lines = printed.split('\n').filter(line => /error TS\d+|^Error/.test(line))
    const ours = lines.filter(
      line => !/^(\.\.\/)*\S*node_modules\//.test(line) || line.includes('/redux-wallet-modal/'),
    )
    console.log(
      `TypeScript ${version}: ${ours.length} errors, ${lines.length - ours.length} of others`,
    )
    wrong.push(...ours.map(line => `TypeScript ${version}: ${line}`))
  }
  return wrong
}
