import { speakHere } from './language/speakHere'
import { runDone } from './popup/runDone'
import { FRAME_TEXTS } from './texts'

const { hash } = location
// The result is single-use: remove it from the address bar and from the history.
history.replaceState(null, '', location.pathname + location.search)

const opener: unknown = window.opener
await runDone({
  document,
  hash,
  opener: opener as Window | null,
  speak: () => speakHere([FRAME_TEXTS]),
})
