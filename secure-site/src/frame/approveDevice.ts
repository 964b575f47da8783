import { createDeviceQuestions } from './device/createDeviceQuestions'
import { runApproval } from './device/runApproval'

runApproval({
  document,
  linkToken: location.hash.slice(1),
  questions: createDeviceQuestions(window.fetch.bind(window)),
  now: () => Date.now(),
})

// The token opens the door once: it goes from the address bar, and with it from the history.
history.replaceState(null, '', location.pathname)
