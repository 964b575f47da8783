import { createDeviceQuestions } from './device/createDeviceQuestions'
import { runApproval } from './device/runApproval'
import { speakHere } from './language/speakHere'
import { FRAME_TEXTS } from './texts'

const linkToken = location.hash.slice(1)

// The token is single-use: remove it from the address bar and from the history.
history.replaceState(null, '', location.pathname + location.search)

await speakHere([FRAME_TEXTS])
runApproval({
  document,
  linkToken,
  questions: createDeviceQuestions(window.fetch.bind(window)),
  now: () => Date.now(),
})
