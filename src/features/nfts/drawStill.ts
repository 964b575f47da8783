/** As sharp as a card shows it; a picture may be any size. */
const SIDE_PX = 640

/** Draws what a picture shows first over it, cut to a square, and hides the picture, which may move. */
export function drawStill(canvas: HTMLCanvasElement | null, picture: HTMLImageElement): void {
  const context = canvas?.getContext('2d')
  const { naturalWidth: width, naturalHeight: height } = picture
  if (!canvas || !context || width === 0 || height === 0) return
  const side = Math.min(width, height)
  canvas.width = canvas.height = Math.min(side, SIDE_PX)
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.style.visibility = 'hidden'
}
