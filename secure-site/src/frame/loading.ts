import { speakHere } from './language/speakHere'
import { runLoading } from './popup/runLoading'
import { FRAME_TEXTS } from './texts'

await speakHere([FRAME_TEXTS])
runLoading({
  document,
  after: (ms, call) => {
    setTimeout(call, ms)
  },
})
