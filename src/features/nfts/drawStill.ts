/** Limits the canvas, since a picture may have any size. Enough for the modal's width. */
const SIDE_PX = 640

/** Covers a possibly animated picture with its first frame, cropped to a square, and hides it. */
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
