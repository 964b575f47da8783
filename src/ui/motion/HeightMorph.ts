import { animate } from './animate'
import { readMotion } from './readMotion'

const MORPH = 'wm-height'
/** A smaller change of height is invisible. */
const NOTICEABLE_PX = 1

/**
 * Animates the card's clip whenever the height of the view changes, by navigation or by its own
 * content. The first height is taken as is.
 */
export class HeightMorph {
  /** 0 until the browser has laid out the first view: measuring earlier would lay it out twice. */
  private last = 0
  /** The last view height that was handled; a repeated report needs no animation. */
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

  /** Records the clip's current height, even in mid-animation. */
  note(): void {
    this.last = this.height(this.clip)
  }

  /** Animates from the recorded height to the content's height. */
  run(): void {
    const from = this.running.length > 0 ? this.height(this.clip) : this.last
    this.cancel()
    const to = this.height(this.clip)
    this.last = to
    this.seen = this.height(this.view)
    if (Math.abs(to - from) < NOTICEABLE_PX || from === 0) return
    const { heightMs, easing } = readMotion(this.clip)
    const timing = { id: MORPH, duration: heightMs, easing }
    const size = (px: number) => ({ blockSize: `${px}px` })
    const morph = animate(this.clip, [size(from), size(to)], timing)
    if (!morph) return
    // The view keeps its final height meanwhile, to avoid a layout on every frame.
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

  /**
   * Animating may itself change the height by a fraction, so it observes again in the next frame;
   * otherwise the browser reports a ResizeObserver loop.
   */
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
    // Not the client rectangle, which the scale of an opening card would distort.
    return element.offsetHeight
  }
}
