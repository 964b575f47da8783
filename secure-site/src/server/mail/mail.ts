/** A mail before it is addressed. The text part says everything; the HTML part says the same. */
export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}
