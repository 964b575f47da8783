import { HeightMorph } from '../../../src/ui/motion/HeightMorph'

describe('HeightMorph', () => {
  const frames: FrameRequestCallback[] = []
  const told: string[] = []
  let tell: () => void = () => undefined
  let height = 100

  class Watcher {
    constructor(onResize: () => void) {
      tell = onResize
    }
    observe = () => told.push('observe')
    unobserve = () => told.push('unobserve')
    disconnect = () => told.push('disconnect')
  }

  beforeEach(() => {
    frames.length = told.length = 0
    height = 100
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
    Object.assign(window, { ResizeObserver: Watcher })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(window, 'ResizeObserver')
    Reflect.deleteProperty(Element.prototype, 'animate')
  })

  let asked = 0

  /** Runs up to the first height, which the browser reports unprompted. */
  const begin = () => {
    const morph = create()
    tell()
    for (const frame of frames.splice(0)) frame(0)
    told.length = 0
    return morph
  }

  const create = () => {
    asked = 0
    const clip = document.createElement('div')
    const view = clip.appendChild(document.createElement('div'))
    for (const element of [clip, view]) {
      Object.defineProperty(element, 'offsetHeight', {
        get: () => {
          asked += 1
          return height
        },
      })
      element.animate = () => {
        told.push('animate')
        return { cancel: () => undefined, onfinish: null } as unknown as Animation
      }
    }
    clip.style.setProperty('--wm-motion-height', '200ms')
    document.body.append(clip)
    return new HeightMorph(clip, view)
  }

  it('takes the first height from the browser, without forcing a layout', () => {
    create()
    expect(asked).toBe(0)
    expect(told).toEqual(['observe'])
    tell()
    for (const frame of frames.splice(0)) frame(0)
    expect(told).not.toContain('animate')
    height = 240
    tell()
    expect(told).toContain('animate')
  })

  it('stops observing while it changes the element, until the next frame, so that no loop is reported', () => {
    begin()
    height = 240
    tell()
    expect(told[0]).toBe('unobserve')
    expect(told).not.toContain('disconnect')
    expect(told).not.toContain('observe')
    for (const frame of frames.splice(0)) frame(0)
    expect(told.at(-1)).toBe('observe')
  })

  it('does nothing when the same height is reported again', () => {
    begin()
    tell()
    expect(told).toEqual([])
  })

  it('stops observing once it is stopped', () => {
    const morph = begin()
    height = 240
    tell()
    morph.stop()
    for (const frame of frames.splice(0)) frame(0)
    expect(told.at(-1)).toBe('disconnect')
  })
})
