import { runLoading } from './popup/runLoading'

runLoading({
  document,
  after: (ms, call) => {
    setTimeout(call, ms)
  },
})
