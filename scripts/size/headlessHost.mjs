import { brotliBytes } from './brotli.mjs'

/** A page that renders everything itself, with the test ids that every visit uses. */
export const HEADLESS_SOURCE = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { configureStore } from '@reduxjs/toolkit'
import { createHeadless, useAccount, useView, useWalletList, useWalletModal } from 'redux-wallet-modal/headless'
import { evm } from 'redux-wallet-modal/headless/evm'

const wallets = createHeadless({
  projectId: 'size-check',
  networks: [{
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  }],
  adapters: [evm()],
})
const counter = (state = 0, action) => (action.type === 'counter/pressed' ? state + 1 : state)
const store = configureStore({
  reducer: { counter },
  enhancers: getDefault => getDefault().prepend(wallets.enhancer),
})
const Count = () => h('output', null, useSelector(state => state.counter))
const Row = ({ row, choose }) => h('button', { onClick: () => choose(row) }, row.name)
const Rows = () => {
  const { rows, choose } = useWalletList()
  return rows.map(row => h(Row, { key: row.key, row, choose }))
}
const Drawer = () => useView()?.name === 'Connect' && h('div', { role: 'dialog' }, h(Rows))
const Opener = () => {
  const { open } = useWalletModal()
  const { address } = useAccount()
  const kind = address === null ? 'connect-button' : 'account-button'
  return h('button', { 'data-testid': kind, onClick: () => void open() }, address ?? 'Connect')
}
globalThis.hostStore = store
createRoot(document.getElementById('root')).render(
  h(Provider, { store }, h(Count), h(Opener), h(Drawer)),
)
`

/** Its limits. Bytes in KiB, compressed. */
export const HEADLESS_LIMITS = {
  // Its hooks load at once what the modal fetches with the list: RTK Query, which many pages have
  // anyway, is a sixth of it.
  'JS before the button works': 65,
  'JS added to show the wallet list': 26.6,
  'JS added to connect an EVM wallet': 34,
  'files with views or styled-components': 0,
  'modules of the modal': 0,
  'requests to other hosts before any touch': 0,
}

/** Text found only in views, their style sheet or styled-components. */
const MARKERS = ['wm-view-', 'wm-card', 'var(--wm-color-border)', 'data-styled', 'attachShadow']
const OF_MODAL = /redux-wallet-modal\/dist\/(?!headless(?:\.js$|\/))/

/**
 * Returns what such a page loads beyond `bare`, without the package, and whether anything in its
 * build renders.
 */
export function headlessFigures({ steps: { load, list, connect }, chunks }, bare) {
  const bytesOf = files => files.reduce((total, file) => total + brotliBytes(file), 0)
  const draws = ({ code }) => MARKERS.some(marker => code.includes(marker))
  const modules = new Set(chunks.flatMap(chunk => Object.keys(chunk.modules)))
  return {
    'JS before the button works': bytesOf(load.files) - bare.host,
    'JS added to show the wallet list': bytesOf(list.files),
    'JS added to connect an EVM wallet': bytesOf(connect.files),
    'files with views or styled-components': chunks.filter(draws).length,
    'modules of the modal': [...modules].filter(id => OF_MODAL.test(id)).length,
    'requests to other hosts before any touch': load.foreign.length,
  }
}
