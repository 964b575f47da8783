import { createDeviceQuestions } from './device/createDeviceQuestions'
import { runApproval } from './device/runApproval'
import { speakHere } from './language/speakHere'
import { FRAME_TEXTS } from './texts'

const linkToken = location.hash.slice(1)

// The token opens the door once: it goes from the address bar, and with it from the history.
history.replaceState(null, '', location.pathname + location.search)

await speakHere([FRAME_TEXTS])
runApproval({
  document,
  linkToken,
  questions: createDeviceQuestions(window.fetch.bind(window)),
  now: () => Date.now(),
})
