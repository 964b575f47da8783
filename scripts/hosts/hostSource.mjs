const PLAIN_STORE = `
const store = configureStore({ reducer: { counter }ENHANCERS })
`

const RICH_STORE = `
const todos = createApi({
  reducerPath: 'todos',
  baseQuery: fetchBaseQuery({ baseUrl: '/todos' }),
  endpoints: build => ({ list: build.query({ query: () => '' }) }),
})
const listener = createListenerMiddleware()
listener.startListening({ predicate: () => false, effect: () => undefined })
const store = configureStore({
  reducer: { counter, [todos.reducerPath]: todos.reducer },
  middleware: getDefault => getDefault().prepend(listener.middleware).concat(todos.middleware)ENHANCERS,
})
const Panel = styled.section\`
  padding: 8px;
\`
const Extra = () => h(Panel, null, String(todos.useListQuery(undefined, { skip: true }).isLoading))
`

/**
 * The reference for the modal's heap: six rows in a `<dialog>` that the host opens by an action of
 * its own.
 */
const OWN_DIALOG = `
const Opener = () => {
  const isOpen = useSelector(state => state.dialog)
  const press = () => store.dispatch({ type: 'dialog/opened' })
  return h('button', { 'data-testid': 'wm-connect-button', 'aria-expanded': isOpen, onClick: press }, 'Connect')
}
const Row = ({ id, name }) => h('button', { 'data-testid': id }, h('b', null, name), h('small', null, 'Installed'))
const ROWS = ['example.size-check', 'b', 'c', 'd', 'e', 'f']
const Dialog = () => {
  const isOpen = useSelector(state => state.dialog)
  const dialog = useRef(null)
  useEffect(() => (isOpen ? dialog.current.showModal() : dialog.current.close()), [isOpen])
  const close = () => store.dispatch({ type: 'dialog/closed' })
  const rows = ROWS.map(id => h(Row, { key: id, id: 'wm-wallet-' + id, name: id }))
  const head = [h('h2', { key: 'title' }, 'Connect'), h('button', { key: 'close', 'data-testid': 'wm-close', onClick: close }, 'Close')]
  return h('dialog', { ref: dialog }, isOpen && [head, rows])
}
`

const NETWORK = `{
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}`

/**
 * Returns a host page's main file, without JSX so that every bundler accepts it. With `isAsked` the
 * page may set more options before it starts, in `moreOptions`; with `hasAccent` its buttons have
 * an accent colour; with `hasOwnDialog` it opens its own dialog, under the same test ids.
 *
 * @param {{ isRich?: boolean, withModal?: boolean, withEvm?: boolean, withRelay?: boolean,
 *   isAsked?: boolean,
 *   hasAccent?: boolean, hasOwnDialog?: boolean, family?: { imports: string[], adapters: string[],
 *     networks: string[], hasEvm: boolean } }} kind
 */
export function hostSource({
  isRich = false,
  withModal = false,
  withEvm = false,
  withRelay = false,
  isAsked = false,
  hasAccent = false,
  hasOwnDialog = false,
  family = { imports: [], adapters: [], networks: [], hasEvm: true },
}) {
  const imports = [
    hasOwnDialog
      ? "import { createElement as h, useEffect, useRef } from 'react'"
      : "import { createElement as h } from 'react'",
    "import { createRoot } from 'react-dom/client'",
    "import { Provider, useSelector } from 'react-redux'",
    isRich
      ? "import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'"
      : "import { configureStore } from '@reduxjs/toolkit'",
    isRich && "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'",
    isRich && "import { styled } from 'styled-components'",
    withModal &&
      "import { createWalletModal, WalletModal, WalletModalButton } from 'redux-wallet-modal'",
    withEvm && "import { evm } from 'redux-wallet-modal/evm'",
    ...family.imports,
    withRelay && "import { walletConnect } from 'redux-wallet-modal/walletconnect'",
  ]
  const adapters = [withEvm && 'evm()', ...family.adapters, withRelay && 'walletConnect()']
  const networks = [family.hasEvm && NETWORK, ...family.networks]
  const modal = withModal
    ? `
const walletModal = createWalletModal({
  projectId: 'size-check',
  networks: [${networks.filter(Boolean).join(', ')}],
  adapters: [${adapters.filter(Boolean).join(', ')}],${hasAccent ? "\n  themeVariables: { '--wm-accent': '#c2477f' }," : ''}${isAsked ? '\n  ...globalThis.moreOptions,' : ''}
})
`
    : ''
  const enhancers = withModal
    ? ', enhancers: getDefault => getDefault().prepend(walletModal.enhancer)'
    : ''
  return [
    ...imports,
    "\nconst counter = (state = 0, action) => (action.type === 'counter/pressed' ? state + 1 : state)",
    modal,
    hasOwnDialog &&
      "const dialog = (state = false, action) => (/^dialog/.test(action.type) ? action.type === 'dialog/opened' : state)",
    (isRich ? RICH_STORE : PLAIN_STORE)
      .replace('ENHANCERS', enhancers)
      .replace('{ counter', hasOwnDialog ? '{ counter, dialog' : '{ counter'),
    hasOwnDialog && OWN_DIALOG,
    "const Count = () => h('output', null, useSelector(state => state.counter))",
    'globalThis.hostStore = store',
    "createRoot(document.getElementById('root')).render(",
    `  h(Provider, { store }, h(Count)${isRich ? ', h(Extra)' : ''}${
      withModal ? ', h(WalletModalButton), h(WalletModal, { store })' : ''
    }${hasOwnDialog ? ', h(Opener), h(Dialog)' : ''}),`,
    ')',
    '',
  ]
    .filter(line => line !== false)
    .join('\n')
}

export const HOST_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`
