import { runDone } from './popup/runDone'

const { hash } = location
// The result works once: it goes from the address bar, and with it from the history.
history.replaceState(null, '', location.pathname)

const opener: unknown = window.opener
runDone({ document, hash, opener: opener as Window | null })
