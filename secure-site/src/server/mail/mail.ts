/** An email without its recipient. The text and HTML parts have the same content. */
export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}
