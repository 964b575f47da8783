/** Runs in the page before other scripts: counts pending timers. */
export function countLive() {
  const timers = new Set()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const later = (start, isOnce) =>
    function counted(handler, ms, ...rest) {
      const id = start(() => {
        if (isOnce) timers.delete(id)
        handler(...rest)
      }, ms)
      timers.add(id)
      return id
    }
  const forget = stop => id => {
    timers.delete(id)
    stop(id)
  }
  Object.assign(globalThis, {
    setTimeout: later(setTimeout, true),
    setInterval: later(setInterval, false),
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
  })
  globalThis.liveTimers = () => timers.size
}
