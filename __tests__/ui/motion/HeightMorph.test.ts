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

  const begin = () => {
    const clip = document.createElement('div')
    const view = clip.appendChild(document.createElement('div'))
    for (const element of [clip, view]) {
      Object.defineProperty(element, 'offsetHeight', { get: () => height })
      element.animate = () => {
        told.push('animate')
        return { cancel: () => undefined, onfinish: null } as unknown as Animation
      }
    }
    clip.style.setProperty('--wm-motion-height', '200ms')
    document.body.append(clip)
    return new HeightMorph(clip, view)
  }

  it('looks away while it changes what it watches, until the next frame: the browser sees no loop', () => {
    begin()
    height = 240
    tell()
    expect(told[1]).toBe('unobserve')
    expect(told).not.toContain('disconnect')
    expect(told.filter(step => step === 'observe')).toHaveLength(1)
    for (const frame of frames.splice(0)) frame(0)
    expect(told.at(-1)).toBe('observe')
  })

  it('does nothing when the same height is reported once more', () => {
    begin()
    tell()
    expect(told).toEqual(['observe'])
  })

  it('watches no more once it was stopped', () => {
    const morph = begin()
    height = 240
    tell()
    morph.stop()
    for (const frame of frames.splice(0)) frame(0)
    expect(told.at(-1)).toBe('disconnect')
  })
})
