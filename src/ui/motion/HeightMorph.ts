import { animate } from './animate'
import { motionOf } from './motionOf'

const MORPH = 'wm-height'
/** Below this a change of height is not seen. */
const NOTICEABLE_PX = 1

/**
 * Keeps the card one object: whenever the view in it gets another height, by navigation or by its own content, the
 * clip around it goes there from where it is. The first height is simply taken.
 */
export class HeightMorph {
  /** 0 until the browser has laid out the first view: asking earlier would lay it out twice. */
  private last = 0
  /** The view's height that was answered; what is reported once more needs nothing. */
  private seen = 0
  private running: readonly Animation[] = []
  private isOver = false
  private readonly observer: ResizeObserver | null

  constructor(
    private readonly clip: HTMLElement,
    private readonly view: HTMLElement,
  ) {
    const Observer = clip.ownerDocument.defaultView?.ResizeObserver
    this.observer = Observer ? new Observer(() => this.answer()) : null
    this.observer?.observe(view)
  }

  /** Remembers where the clip is now, in the middle of a morph if need be. */
  note(): void {
    this.last = this.height(this.clip)
  }

  /** Goes from the remembered height to the one the content asks for. */
  run(): void {
    const from = this.running.length > 0 ? this.height(this.clip) : this.last
    this.cancel()
    const to = this.height(this.clip)
    this.last = to
    this.seen = this.height(this.view)
    if (Math.abs(to - from) < NOTICEABLE_PX || from === 0) return
    const { heightMs, easing } = motionOf(this.clip)
    const timing = { id: MORPH, duration: heightMs, easing }
    const size = (px: number) => ({ blockSize: `${px}px` })
    const morph = animate(this.clip, [size(from), size(to)], timing)
    if (!morph) return
    // The view keeps its final height meanwhile, so that nothing in it is laid out again at every frame.
    const hold = { minBlockSize: `${to}px` }
    const held = animate(this.view, [hold, hold], timing)
    this.running = held ? [morph, held] : [morph]
    morph.onfinish = () => {
      this.running = []
      this.last = this.height(this.clip)
    }
  }

  stop(): void {
    this.isOver = true
    this.observer?.disconnect()
    this.cancel()
  }

  /** What is done here may change the height by a hair: not looked at until the next frame, or the browser reports a loop. */
  private answer() {
    if (Math.abs(this.height(this.view) - this.seen) < NOTICEABLE_PX) return
    this.observer?.unobserve(this.view)
    this.run()
    requestAnimationFrame(() => {
      if (!this.isOver) this.observer?.observe(this.view)
    })
  }

  private cancel() {
    for (const animation of this.running) animation.cancel()
    this.running = []
  }

  private height(element: HTMLElement): number {
    // Not the client rectangle, which the scale of an opening card would falsify.
    return element.offsetHeight
  }
}
