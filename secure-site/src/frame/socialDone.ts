import { speakHere } from './language/speakHere'
import { runDone } from './popup/runDone'
import { FRAME_TEXTS } from './texts'

const { hash } = location
// The result works once: it goes from the address bar, and with it from the history.
history.replaceState(null, '', location.pathname + location.search)

const opener: unknown = window.opener
await runDone({
  document,
  hash,
  opener: opener as Window | null,
  speak: () => speakHere([FRAME_TEXTS]),
})
