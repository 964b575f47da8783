/** Counts a window's listeners for one event. */
export function countingListeners(page: Window, event: string) {
  const listeners = new Set<unknown>()
  const add = jest.spyOn(page, 'addEventListener').mockImplementation((name, listener, options) => {
    if (name === event) listeners.add(listener)
    EventTarget.prototype.addEventListener.call(page, name, listener, options)
  })
  const remove = jest
    .spyOn(page, 'removeEventListener')
    .mockImplementation((name, listener, options) => {
      listeners.delete(listener)
      EventTarget.prototype.removeEventListener.call(page, name, listener, options)
    })
  return {
    count: () => listeners.size,
    stop() {
      add.mockRestore()
      remove.mockRestore()
    },
  }
}
